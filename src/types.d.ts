declare module '@generated/pages/default/list.json' {
  const pages: unknown;
  export default pages;
}
