export const referenceAliases: Readonly<Record<string, string>> = {
  '/toolhive/reference/client-compatibility':
    'supported clients; supported editors; which clients work; ides; claude desktop; windsurf; zed; jetbrains; minimum version of a client; path of the settings file; where is mcp.json; location of client configuration; format of the entry; url in the client; when settings change',
  '/toolhive/reference/api':
    'endpoints of toolhive; api schema; http status codes; list servers call; create server call; delete call; health endpoint; version endpoint; error messages of the api; openapi document; api authentication',
  '/toolhive/reference/messages-run':
    'messages of thv run; errors when a server starts; errors of the container runtime; errors while an image is pulled; signature check failed; errors of thv proxy',
  '/toolhive/reference/messages-commands':
    'messages of thv commands; errors of thv stop; errors of thv rm; errors of thv restart; errors of the secrets store; errors of the inspector',
  '/toolhive/reference/messages-http':
    'errors of the proxy; errors of the api server; http status codes of the proxy; proxy log lines; client does not connect; authentication errors; policy denied a call',
  '/toolhive/reference/messages-settings':
    'errors of the settings file; errors of the registry; errors of the client settings; update check failed',
  '/toolhive/reference/messages-operator':
    'errors of the operator; operator log lines; status of a server in the cluster; errors of kubectl apply; proxy pod without a server pod; server stays pending',
  '/toolhive/reference/cli/thv':
    'global options; environment variables of thv; files used by thv; exit code; debug output; which variables does toolhive read; config folder; data folder; docker socket variable; update check; commands overview; help',
  '/toolhive/reference/cli/thv_run': 'run flags; all options of run; image or package; name of a server; pull policy',
  '/toolhive/reference/cli/thv_list':
    'show servers; ps; server table; list stopped servers; server url; port of a server',
  '/toolhive/reference/cli/thv_logs': 'show logs; tail logs; container output; print log',
  '/toolhive/reference/cli/thv_logs_prune': 'delete log files; clean logs; remove old logs; free disk space',
  '/toolhive/reference/cli/thv_stop': 'stop a server; kill a server; shut down a server; pause',
  '/toolhive/reference/cli/thv_restart': 'restart a server; start a stopped server; start all servers again',
  '/toolhive/reference/cli/thv_rm':
    'remove a server; delete a server; force remove; get rid of a server; uninstall a server',
  '/toolhive/reference/cli/thv_search': 'search for a server; find a server by keyword',
  '/toolhive/reference/cli/thv_serve': 'start the api; http server; api port; listen address; swagger',
  '/toolhive/reference/cli/thv_proxy':
    'proxy to a remote server; oauth; token validation; forward a port; standalone proxy; sign in to a remote server',
  '/toolhive/reference/cli/thv_inspector': 'inspector ui; web interface for tools; test a server; debug tools',
  '/toolhive/reference/cli/thv_version': 'which version; build date; release number; show version',
  '/toolhive/reference/cli/thv_registry_list': 'list available servers; all registry entries; print the catalog',
  '/toolhive/reference/cli/thv_registry_info':
    'details of a server; tools of a registry server; required environment variables',
  '/toolhive/reference/cli/thv_secret_set': 'save a secret; add a token; store an api key',
  '/toolhive/reference/cli/thv_secret_get': 'read a secret; show a secret; print the value',
  '/toolhive/reference/cli/thv_secret_delete': 'remove a secret; delete a token',
  '/toolhive/reference/cli/thv_secret_list': 'show all secrets; names of secrets',
  '/toolhive/reference/cli/thv_secret_reset-keyring':
    'forgot secrets password; delete password; clear keyring; lost password',
  '/toolhive/reference/cli/thv_secret_provider': 'switch secrets store; use 1password',
  '/toolhive/reference/cli/thv_config_secrets-provider': 'choose secrets store; use 1password',
  '/toolhive/reference/cli/thv_config_auto-discovery':
    'turn off client detection; automatic client setup; disable auto configuration',
  '/toolhive/reference/cli/thv_config_register-client': 'add a client; add cursor; add vs code; connect an editor',
  '/toolhive/reference/cli/thv_config_remove-client': 'unregister a client; disconnect an editor; remove cursor',
  '/toolhive/reference/cli/thv_config_list-registered-clients': 'show clients; which clients are registered',
  '/toolhive/reference/cli/thv_config_set-ca-cert':
    'corporate certificate; company proxy; self signed ca; tls inspection; ssl error in package build',
  '/toolhive/reference/cli/thv_config_set-registry-url': 'own registry; custom registry; private catalog',
  '/toolhive/reference/cli/thv_config_unset-registry-url': 'default registry again; reset registry',
};
