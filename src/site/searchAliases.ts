import {referenceAliases} from './referenceAliases';

/**
 * Phrases that visitors search a page by and that its headings lack, in lower case, separated by semicolons. A path
 * that is not a page stops the build.
 */
export const searchAliases: Readonly<Record<string, string>> = {
  '/toolhive':
    'what is toolhive; toolhive overview; toolhive architecture; how toolhive works; parts of toolhive; container for mcp servers; why run mcp servers in containers; features of toolhive; limitations; what is missing; roadmap; audit log; opentelemetry; prometheus metrics; monitoring',
  '/toolhive/quickstart':
    'getting started with toolhive; get started; first mcp server; hello world; tutorial for beginners; try toolhive; first steps',
  '/toolhive/how-to/install':
    'permission denied on the docker socket; install thv; download toolhive; set up toolhive on mac windows linux; brew; winget; zip archive; binary; docker socket not found; docker or podman; use podman instead of docker; autocompletion in bash zsh fish powershell; tab completion; newest version of thv; build thv from source; thv command not found; shell cannot find thv',
  '/toolhive/how-to/client-configuration':
    'configure clients; auto-discovery of clients; connect editor; connect cursor; connect vs code; connect claude code; connect cline; connect roo code; add server to client; mcp.json; settings.json entry; client settings; register clients; enable auto discovery; detect editors; share configuration with a team; per project configuration; only one client; different servers for different clients; remove toolhive from my editor; tools do not show up; no tools in client; wsl',
  '/toolhive/how-to/verify-download':
    'check a download; sha256 checksum; checksums file; cosign signature of the binary; public key; software bill of materials of thv; signed release; verify image provenance; sigstore; check the images of servers',
  '/toolhive/how-to/remove':
    'uninstall toolhive; delete all data of toolhive; where toolhive stores files; folders and locations; update toolhive; upgrade cli; back up toolhive; move to another computer; autostart after a reboot; what the update request sends',
  '/toolhive/how-to/connect-client':
    'connect a client by hand; continue; pydantic ai; connect any mcp client; client without a settings file that toolhive knows; client in a container; fixed port for a client; url of a server for another program',
  '/toolhive/how-to/own-registry':
    'own registry; private registry; internal catalog; company registry; registry url; registry file format; registry json schema; add a server to my registry; back to default registry; publish a registry; registry address must be https; entry of a server in json',
  '/toolhive/how-to/run-mcp-servers':
    'start a server; launch mcp server; run docker image as mcp server; run own image; registry server, image, or package; custom server name; replace a running server; new image version; restrict network; isolate a server; foreground; run in the background; debug output of a server; server disappears after start; server with the same name; path of a request',
  '/toolhive/how-to/configure-server':
    'server settings at the start; command line arguments of the server; words after two dashes; env option; environment variable for server; pass token to server; secret option; connection string of a database server; mount a folder; share files with a server; volume option; read-only mount; windows paths; who can read arguments and variables; private image; docker login; image registry that asks for a login',
  '/toolhive/how-to/run-packages':
    'run npm package; run python package; run go module; npx; uvx from pypi; golang; package as mcp server without an image; local source code; own code from a folder; pin the package version; new version of a package; tls interception; corporate proxy certificate; ca certificate for package builds; package server stops at once',
  '/toolhive/how-to/transports-and-ports':
    'transport stdio or sse; stdio compared with sse; streamable http support; fixed port; random port; free port; port taken; target port and target host; listen address; expose server on the network; listen on all interfaces; other machines in the network; bad gateway from a server; reach a service on the host; network mode of a container',
  '/toolhive/how-to/authorize':
    'authorize; authorization; sign in and authorize; authentication; token check; oidc login; issuer and audience; key set; sign in before tools are used; authorization; access per user; claims; test issuer',
  '/toolhive/how-to/manage-mcp-servers':
    'container is running, stop the container or use -f; list servers; show running servers; status of a server; server url; address of a server; read logs; stop a server; stop all; restart a server; reboot; start again after restart of the computer; autostart; remove a server; clean up old servers; life cycle; inspect tools; mcp inspector; test a tool by hand; call tools without a client; old port in client; server unreachable; zombie proxy',
  '/toolhive/how-to/logs':
    'server log; proxy log; log file of a server; follow logs; path of the log; clear text in logs; sensitive results in logs; old logs; clean up log files; log grows; log is empty',
  '/toolhive/how-to/proxy-existing-server':
    'proxy for an existing server; remote mcp server; hosted server; oauth login to a remote server; client id and client secret; put authentication before a server; token for a server that already runs; sign in with a browser; expired token; standalone proxy',
  '/toolhive/how-to/secrets-management':
    'store api key; save token; add secret; github token; pass credentials; encrypted secrets; secret name and variable; rotate token; delete secret; read secret; environment variable from secret; stdin; pipe; where are secrets kept; how safe are secrets; hand secrets to a server',
  '/toolhive/how-to/secrets-store':
    'encryption password; forgot password; reset password; change password; password variable; keyring; headless server; no keyring; secrets in ci; github actions; build job; 1password; service account of 1password; 1password vault; password manager; encrypted file; cipher; switch the provider of secrets',
  '/toolhive/how-to/custom-permissions':
    'permission profile file; json profile; allowed hosts; block network; no internet; network access; firewall; egress; allow list; read only folder; write access; file access; mounts; sandbox rules; security of servers; restrict a server; capabilities; which permissions does a server have; test permissions; permission denied in container',
  '/toolhive/how-to/registry':
    'server catalog; list of available servers; find a server; search servers; browse mcp servers; marketplace; which servers exist; metadata of a server; tools of a server; required variables; pin versions',
  '/toolhive/how-to/api-server':
    'http api of toolhive; rest api; start api server; curl; automate with scripts; create server by api; openapi; swagger ui; unix socket; protect the api; token for the api; status of a server in json; port 8080 in use; docs page 404; scalar; fields of a create request; request body; complete request in json; cross origin; cors; call api from a web page; wrong answers of the api; api errors; status 409; name already taken; capital keys in the answer; bad request but the server runs',
  '/toolhive/how-to/docs-mcp-server':
    'documentation for ai agents; docs as mcp server; llms.txt; ask the docs from the editor; read docs offline; search the documentation with an agent; markdown copy of a page',
  '/toolhive/kubernetes/intro':
    'what kubernetes version is required; what is the operator; how the operator works; kubernetes architecture; resources created by the operator; pods and services; statefulset; proxy runner; rbac of the operator; service accounts; labels; security context; is the operator stable; production ready; limits of the operator; unsupported fields; version compatibility; cli or kubernetes; when to use kubernetes',
  '/toolhive/kubernetes/deploy-operator-helm':
    'install operator; helm chart; install crds; custom resource definition; chart version; private registry for images; upgrade operator; helm upgrade; roll back; remove operator; uninstall crds; stuck in terminating; image pull error; signature of the chart; namespace of operator',
  '/toolhive/kubernetes/helm-values':
    'values of the chart; values file; defaults of the chart; resources of the operator; node selector; tolerations; affinity; autoscaling; replicas; proxy environment for operator; image pull policy; image pull secret; probes; name overrides; rbac roles of the chart; rights of the operator; update check of the operator; version compatibility of charts',
  '/toolhive/kubernetes/run-mcp-k8s':
    'unable to listen on port 8080, listeners failed to create; mcpserver manifest; yaml example; deploy a server in the cluster; pending; status of an mcpserver; port forward; connect a client to the cluster; sse server in kubernetes; logs of a pod; operator log; statefulset not ready',
  '/toolhive/kubernetes/customize-server-pod':
    'template for the pod; kubernetes secret; environment variables of a pod; arguments in the manifest; persistent volume claim; volumes of a pod; cpu and memory limits; resource requests; service account of a server; run as root; run as non root; writable file system; crash loop; variable missing in pod; unknown field in the manifest',
  '/toolhive/kubernetes/expose-mcp-servers':
    'ingress for a server; nginx; load balancer; expose outside of the cluster; reach from outside; address in the cluster; host name and tls for a server; certificate of the ingress; connection drops after a minute; timeout behind ingress; curl against a cluster',
  '/toolhive/kubernetes/protect-mcp-servers':
    'network policy; egress in kubernetes; restrict traffic of a pod; oidc in kubernetes; sign in for servers in the cluster; token of a kubernetes account; oidc settings in a configmap; unauthorized in kubernetes; server open to everyone',
  '/toolhive/kubernetes/update-mcp-servers':
    'change a server; edit the manifest; new image in kubernetes; restart a pod; rollout; change the port of the service; labels and annotations; metadata of the proxy; delete mcpserver; server still runs after the deletion; leftovers',
  '/toolhive/kubernetes/field-reference':
    'mcpserver fields; all fields of the resource; crd reference; spec fields; types and defaults; status fields; which change needs a restart; what can be changed later; field without effect; labels of pods; objects of the operator; security context of the server pod',
  '/toolhive/tutorials/toolhive-operator':
    'try the operator locally; local cluster; kind; minikube; k3d; operator walkthrough; kubernetes on a laptop; step by step kubernetes; clean up the cluster; task; task file of the repository; cluster in one command; test cluster with ingress controller; cluster for development',
  '/toolhive/concepts/mcp-primer':
    'what is mcp; introduction to mcp; model context protocol explained; host client server; json rpc; tools resources prompts; sampling; elicitation; roots; capabilities; initialize handshake; session; protocol version; stdio and http transport; server sent events; prompt injection; tool poisoning; risks of mcp; security of mcp; untrusted servers; trust',
  '/toolhive/concepts/security-model':
    'security of toolhive; threat model; what each boundary holds; is toolhive safe; what a web page can do; local programs; open ports of toolhive; what is stored in clear text; isolation of a container; who can reach a server; data that leaves the machine; report a vulnerability in toolhive',
  '/toolhive/concepts/registry-criteria':
    'add my server to the registry; submit a server; requirements for registry servers; acceptance criteria; how servers are reviewed; quality of servers; is a server safe; trust a server; removal from the registry; deprecated servers; license of servers; provenance of images; maintenance; tiers',
  '/toolhive/how-to/cedar-policies':
    'cedar examples; cedar cookbook; policy examples; access control lists; allow a tool; deny a tool; groups and roles; abac; rbac for tools; permit by email; permit by scope; policy syntax; cedar policy; policy file; permit and forbid; access per tool; who may call tools; policy has no effect; everything is refused',
  '/toolhive/servers':
    'all servers of the registry; catalog of servers; list of recipes; which servers exist; examples for servers',
  '/category/using-the-toolhive-cli': 'cli reference; all commands; command list; cheat sheet; man pages',
  '/category/kubernetes-deployment': 'kubernetes guides; k8s overview',
  '/codegate':
    'codegate; what is codegate; codegate overview; end of life; eol; what is codegate; codegate overview; how codegate works; privacy gateway; llm proxy; ai gateway; security for coding assistants; is codegate dead; end of support; what codegate does not do; data flow; where data goes',
  '/codegate/quickstart':
    'getting started with copilot; try codegate with copilot; copilot setup; first steps with codegate',
  '/codegate/quickstart-continue':
    'getting started with ollama; local model; run everything locally; local llm; try codegate with continue; free setup without cloud',
  '/codegate/how-to': 'codegate tasks; list of guides',
  '/codegate/how-to/install':
    'install codegate; docker run; start the container; set up codegate; ports; 8989; 9090; 8990; change ports; remote access; ssh tunnel; access from another machine; ca certificate; trust certificate; keychain; windows certificate store; data volume; where is the database; upgrade codegate; new version of the image; backup; restore; save the image; uninstall codegate; delete all data; reset codegate; autostart with docker; container restarts',
  '/codegate/how-to/container':
    'docker compose; compose file; podman; host folder instead of a volume; image tag; exact version of the image; image signature; bill of materials of the image; provenance of the image; cosign; user id of the container; container options',
  '/codegate/how-to/configure':
    'environment variables of codegate; settings; env file; provider url; custom openai endpoint; base url of a provider; ollama address; vllm address; lm studio address; log level; debug log; json logs; docker logs; turn off update check; phone home; telemetry; precedence of settings',
  '/codegate/how-to/network':
    'company proxy for codegate; https proxy; own certificate authority; certificate verify failed; outgoing connections; firewall; hosts to allow; offline; time limit; timeout of a model; slow model breaks off; fields that get lost; publish ports; codegate in the local network',
  '/codegate/how-to/system-prompts':
    'own system prompts; default prompts; prompts file; own prompts; built-in instructions of codegate; change what codegate tells the model; keys of the prompts file',
  '/codegate/how-to/data-and-purge':
    'delete history; delete conversations; clear the database; sqlite; tables; what is stored; read the database; purge; privacy of stored prompts; retention; older than a month; delete a workspace forever; remove provider keys; smaller backup',
  '/codegate/how-to/dashboard':
    'web ui of codegate; open dashboard; prompt history; chat history; conversations; see redacted secrets; alerts; token usage; cost; statistics; export workspace; import workspace; add provider in ui; routing rules in ui; personas; download certificate; empty dashboard; dashboard does not load; monitor usage',
  '/codegate/how-to/troubleshooting':
    'conflict, the container name /codegate is already in use; codegate does not work; error messages; codegate problems; something is broken; copilot stopped working; certificate error; certificate expired; renew certificate; container does not start; no data in dashboard; model errors; provider errors; false positives; too much is redacted; secret not redacted; get help; ollama not reachable; vllm not reachable; streaming broken',
  '/codegate/features': 'what codegate can do; feature list; pipeline steps; chat and completion features',
  '/codegate/features/secrets-redaction':
    'hide secrets from the model; hide api keys; mask passwords; anonymize personal data; personally identifiable information; email phone credit card; privacy of prompts; data leak; leaked keys; how secrets are detected; patterns and signatures; entropy; placeholders; encrypted values; false positives; what is not redacted; limits; detect passwords; redaction rules; secrets in completions; sensitive files',
  '/codegate/features/protection':
    'what is protected; gaps of the protection; which route is safest; what still reaches the model; secrets in completions; secrets in files; multi-line keys; yaml and json; stored in clear text; restore in answers; is my key safe',
  '/codegate/features/dependency-risk':
    'malicious packages; risky dependencies; package warnings; deprecated libraries; abandoned packages; supply chain; typosquatting; npm pypi maven crates go; vulnerable package; cve; package database; scan dependencies; malware',
  '/codegate/features/security-reviews':
    'code review; security audit; find vulnerabilities in code; review prompt; ask for a review; secure coding; insecure code',
  '/codegate/features/workspaces':
    'separate projects; settings per project; project profiles; switch workspace; active workspace; create workspace; rename workspace; archive and delete workspace; restore workspace; export workspace; custom instructions; system prompt per project; instructions for every chat; chat commands; codegate commands; token usage per workspace; history per project; move to another computer',
  '/codegate/features/muxing':
    'model routing; route requests; multiplex requests; choose model by file; different models for different files; several models; switch model; fallback model; default model; cheaper model; model rules; catch all; add provider; api key of provider; openai compatible service; mux address; fim model; completion model; persona routing; rule order; no rule matches; llm router',
  '/codegate/features/routing-rules':
    'matcher types; glob pattern; file type; fields of a rule; how file names are recognized; chat request or completion request; provider types; addresses of providers; mux routes; what the mux changes',
  '/codegate/integrations':
    'supported assistants; supported editors and ides; which assistant works; which provider works; compatibility table; base urls; coding agents; terminal assistant',
  '/codegate/integrations/aider':
    'aider setup; aider with ollama; aider with openai; terminal assistant; pair programming',
  '/codegate/integrations/avante': 'neovim plugin; nvim; vim; lua configuration; avante setup',
  '/codegate/integrations/cline':
    'cline setup; cline with anthropic; cline with openrouter; cline with lm studio; vs code agent; plan and act mode',
  '/codegate/integrations/continue':
    'continue setup; config.json; jetbrains; intellij; pycharm; vs code autocomplete; tab completion model; code completion; chatgpt; local models; continue with ollama; continue with anthropic; continue with vllm; llama.cpp; intellisense',
  '/codegate/integrations/copilot':
    'github copilot setup; copilot proxy; vs code proxy settings; settings.json for copilot; https proxy; trust certificate for copilot; copilot in dev container; copilot and jetbrains; turn off codegate for copilot; copilot completions; certificate warning in vs code',
  '/codegate/integrations/kodu': 'claude coder; kodu setup; kodu with openrouter; vs code agent',
  '/codegate/integrations/open-interpreter': 'open interpreter setup; interpreter; terminal assistant; api base',
  '/codegate/reference/api':
    'endpoints of codegate; rest api of codegate; workspaces api; providers api; muxes api; personas api; alerts api; messages; token usage api; status codes; validation error; schemas; event stream; notifications; health; api authentication; curl examples',
  '/codegate/reference/errors':
    'error catalog; error messages of codegate; status codes; error text and cause; error in a stream; errors of the api; validation errors',
  '/codegate/reference/log-messages':
    'lines in the log; log lines explained; errors at the start; traceback; warning in the log; what a log line means',
  '/codegate/reference/messages':
    'texts in chat answers; notices in answers; answers of commands; alert texts; toasts; status button; texts of the dashboard',
  '/codegate/reference/server-command':
    'command line of codegate; options of codegate serve; show prompts; generate certificates; exit codes of codegate; config.yaml; configuration file',
  '/codegate/reference/known-defects':
    'bugs of codegate; known issues; what does not work; limitations of codegate; broken features; workarounds',
  '/codegate/about': 'who made codegate; history of the project; license; open source; stacklok; company',
  '/codegate/about/faq':
    'questions and answers; is codegate maintained; alternatives to codegate; successor; replacement; price; free; support; discord; contact; offline use; privacy; telemetry; does it send code; several users; gpu; podman; which ports; vulnerable packages; own patterns; turn off redaction; performance; slow',
  '/codegate/about/changelog':
    'release notes; what changed; what is new; version history; old versions; releases; changes; last release',
  '/codegate/about/contributing':
    'contribute; pull request; report a bug; report a vulnerability; security issue; fork; issue tracker',
  '/codegate/development':
    'build codegate; build from source; development setup; developer guide; run tests; unit tests; integration tests; python version; poetry; source code structure; database schema; add a provider in code; build the image; package data import; architecture of codegate',
  ...referenceAliases,
};
