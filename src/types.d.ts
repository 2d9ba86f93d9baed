declare module '@generated/pages/default/list.json' {
  const pages: unknown;
  export default pages;
}

declare module 'react-router-dom/esm/react-router-dom.js' {
  export * from 'react-router-dom';
}
