declare module '@generated/page-list/default/pages.json' {
  const pages: unknown;
  export default pages;
}
