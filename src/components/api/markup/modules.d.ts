declare module '@generated/api-reference/default/mcp.json' {
  const markup: {readonly html: string};
  export default markup;
}

declare module '@generated/api-reference/default/gateway.json' {
  const markup: {readonly html: string};
  export default markup;
}

/** `server.ts` in the server's bundle, `client.ts` in the browser's. */
declare module '@api-markup' {
  export * from '@site/src/components/api/markup/client';
}
