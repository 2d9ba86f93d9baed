/** Where Docusaurus puts what the bundler makes, below the folder of the built site. */
export const folders = {scripts: 'assets/js', styles: 'assets/css'} as const;
