/** Prism languages beyond those that prism-react-renderer includes. */
export const codeLanguages = ['bash', 'json', 'powershell', 'docker', 'lua', 'toml', 'ini', 'diff'] as const;

/** Magic comments that highlight lines. */
export const highlightComments = {
  line: 'highlight-next-line',
  start: 'highlight-start',
  end: 'highlight-end',
} as const;
