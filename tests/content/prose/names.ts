import {recipes} from '../../../specs/mcp/recipes.json';

/** Names of the servers in recipes, longest first. */
const servers = Object.values(recipes)
  .flatMap((recipe) => ('spoken' in recipe ? [] : recipe.title))
  .sort((a, b) => b.length - a.length);

/** Names that are capitalized in headings; longer names precede the names they contain. */
export const properNames: readonly string[] = [
  ...servers,
  ...['ToolHive', 'CodeGate', 'Stacklok', 'MCP Inspector', 'The Inspector'],
  ...['VS Code', 'JetBrains', 'Neovim', 'GitHub Copilot', 'Copilot', 'Continue', 'Cline', 'Claude Coder', 'Kodu'],
  ...['Open Interpreter', 'Dev Containers', 'LM Studio', 'Ollama', 'OpenAI', 'DeepSeek'],
  ...['Docker Engine', 'Docker', 'Podman', 'Kubernetes', 'Helm', 'Ingress', 'ConfigMap'],
  ...['Linux', 'Windows', 'Python', 'Go', 'Task', 'Cedar', 'All'],
];
