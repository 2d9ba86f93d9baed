import type {ProductId} from '../../src/site/products';

/** A row of the specification's operation tables: method, path, success code, names in query and body. */
type Row = readonly [method: string, path: string, code: string, names: readonly string[]];

const workspace = '/api/v1/workspaces/{workspace_name}';
const provider = '/api/v1/provider-endpoints/{provider_name}';
const persona = '/api/v1/personas/{persona_name}';

/** Section 7 of the specification, one row per operation. */
export const tables: Readonly<Record<ProductId, readonly Row[]>> = {
  gateway: [
    ['GET', '/health', '200', []],
    ['GET', '/api/v1/provider-endpoints', '200', ['name']],
    ['POST', '/api/v1/provider-endpoints', '201', ['name', 'provider_type', 'endpoint', 'auth_type', 'api_key']],
    ['GET', '/api/v1/provider-endpoints/models', '200', []],
    ['GET', `${provider}/models`, '200', []],
    ['GET', provider, '200', []],
    ['PUT', provider, '200', ['name', 'provider_type']],
    ['DELETE', provider, '200', []],
    ['PUT', `${provider}/auth-material`, '204', ['auth_type', 'api_key']],
    ['GET', '/api/v1/workspaces', '200', ['provider_name']],
    ['POST', '/api/v1/workspaces', '201', ['name', 'config']],
    ['GET', '/api/v1/workspaces/active', '200', []],
    ['POST', '/api/v1/workspaces/active', '204', ['name', 'status_code']],
    ['GET', workspace, '200', []],
    ['PUT', workspace, '200', ['name', 'config']],
    ['DELETE', workspace, '200', []],
    ['GET', '/api/v1/workspaces/archive', '200', []],
    ['POST', '/api/v1/workspaces/archive/{workspace_name}/recover', '204', []],
    ['DELETE', '/api/v1/workspaces/archive/{workspace_name}', '200', []],
    ['GET', `${workspace}/alerts`, '200', []],
    ['GET', `${workspace}/alerts-summary`, '200', []],
    ['GET', `${workspace}/messages`, '200', ['page', 'page_size', 'filter_by_ids', 'filter_by_alert_trigger_types']],
    ['GET', `${workspace}/messages/{prompt_id}`, '200', []],
    ['GET', `${workspace}/custom-instructions`, '200', []],
    ['PUT', `${workspace}/custom-instructions`, '204', ['prompt']],
    ['DELETE', `${workspace}/custom-instructions`, '204', []],
    ['GET', `${workspace}/muxes`, '200', []],
    ['PUT', `${workspace}/muxes`, '204', ['provider_name', 'provider_type', 'model', 'matcher_type', 'matcher']],
    ['GET', `${workspace}/token-usage`, '200', []],
    ['GET', '/api/v1/alerts_notification', '200', []],
    ['GET', '/api/v1/version', '200', []],
    ['GET', '/api/v1/personas', '200', []],
    ['POST', '/api/v1/personas', '201', ['name', 'description']],
    ['GET', persona, '200', []],
    ['PUT', persona, '200', ['new_name', 'new_description']],
    ['DELETE', persona, '204', []],
  ],
  mcp: [
    ['GET', '/api/openapi.json', '200', []],
    ['GET', '/api/v1beta/servers', '200', []],
    ['POST', '/api/v1beta/servers', '201', ['name', 'image', 'host', 'transport', 'target_port', 'secrets', 'oidc']],
    ['GET', '/api/v1beta/servers/{name}', '200', []],
    ['DELETE', '/api/v1beta/servers/{name}', '204', ['force']],
    ['POST', '/api/v1beta/servers/{name}/restart', '204', []],
    ['POST', '/api/v1beta/servers/{name}/stop', '204', []],
    ['GET', '/api/v1beta/version', '200', []],
    ['GET', '/health', '204', []],
  ],
};

const words = (list: string): readonly string[] => list.split(' ');

/** Section 3 of the specification: fields of entities. */
export const entities: Readonly<Record<ProductId, Readonly<Record<string, readonly string[]>>>> = {
  gateway: {
    ProviderEndpoint: words('id name description provider_type endpoint auth_type'),
    AddProviderEndpointRequest: words('id name description provider_type endpoint auth_type api_key'),
    Workspace: words('name is_active'),
    ActiveWorkspace: words('name is_active last_updated'),
    'FullWorkspace-Input': words('name config'),
    'WorkspaceConfig-Input': words('custom_instructions muxing_rules'),
    MuxRule: words('provider_name provider_type model matcher_type matcher'),
    ModelByProvider: words('name provider_type provider_name'),
    CustomInstructions: words('prompt'),
    Persona: words('id name description'),
    PersonaRequest: words('name description'),
    PersonaUpdateRequest: words('new_name new_description'),
    Alert: words('id prompt_id code_snippet trigger_string trigger_type trigger_category timestamp'),
    AlertConversation: words(
      'conversation alert_id code_snippet trigger_string trigger_type trigger_category timestamp',
    ),
    AlertSummary: words('malicious_packages pii secrets total_alerts'),
    CodeSnippet: words('code language filepath libraries file_extension'),
    Conversation: words('question_answers provider type chat_id conversation_timestamp token_usage_agg alerts'),
    ConversationSummary: words('chat_id prompt alerts_summary token_usage_agg provider type conversation_timestamp'),
    QuestionAnswer: words('question answer'),
    ChatMessage: words('message timestamp message_id'),
    PaginatedMessagesResponse: words('data limit offset total'),
    TokenUsage: words('input_tokens output_tokens input_cost output_cost'),
    TokenUsageAggregate: words('tokens_by_model token_usage'),
    HTTPValidationError: words('detail'),
    ValidationError: words('loc msg type'),
  },
  mcp: {
    CreateRequest: words(
      'name image host transport target_port cmd_arguments env_vars volumes secrets permission_profile authz_config oidc',
    ),
    OidcOptions: words('issuer audience jwks_url client_id'),
    SecretParameter: words('name target'),
    CreateServerResponse: words('name port'),
    ServerListResponse: words('servers'),
    ContainerInfo: words('id name image state status created labels ports'),
    PortMapping: words('containerPort hostPort protocol'),
    VersionResponse: words('version'),
  },
};
