import {recipes} from '../../../specs/mcp/recipes.json';

/** Names of the servers that recipes run, the longest first. */
const servers = Object.values(recipes)
  .flatMap((recipe) => ('spoken' in recipe ? [] : recipe.title))
  .sort((a, b) => b.length - a.length);

/** Names that keep their capital letters in headings; a longer name stands before one that it contains. */
export const properNames: readonly string[] = [
  ...servers,
  ...['ToolHive', 'CodeGate', 'Stacklok', 'MCP Inspector', 'The Inspector'],
  ...['VS Code', 'JetBrains', 'Neovim', 'GitHub Copilot', 'Copilot', 'Continue', 'Cline', 'Claude Coder', 'Kodu'],
  ...['Open Interpreter', 'Dev Containers', 'LM Studio', 'Ollama', 'OpenAI', 'DeepSeek'],
  ...['Docker Engine', 'Docker', 'Podman', 'Kubernetes', 'Helm', 'Ingress', 'ConfigMap'],
  ...['Linux', 'Windows', 'Python', 'Go', 'Task', 'Cedar', 'All'],
];
