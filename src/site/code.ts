/** Languages that code samples are highlighted in, beside those that prism-react-renderer brings. */
export const codeLanguages = ['bash', 'json', 'powershell', 'docker', 'lua', 'toml', 'ini', 'diff'] as const;

/** Comments in a sample that mark lines: the next one, or all between start and end. */
export const highlightComments = {
  line: 'highlight-next-line',
  start: 'highlight-start',
  end: 'highlight-end',
} as const;
