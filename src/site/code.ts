/** Prism languages beyond those that prism-react-renderer includes. */
export const codeLanguages = ['bash', 'json', 'powershell', 'docker', 'lua', 'toml', 'ini', 'diff'] as const;
