declare module '@generated/api-reference/default/*-operations.json' {
  import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

  const operations: readonly RequestOperation[];
  export default operations;
}

declare module '@generated/api-reference/default/mcp.json' {
  import type {PageData} from '@site/src/components/api/Page/compose';

  const page: PageData;
  export default page;
}

declare module '@generated/api-reference/default/gateway.json' {
  import type {PageData} from '@site/src/components/api/Page/compose';

  const page: PageData;
  export default page;
}

/** Alias of `server.ts` in the server bundle and `client.ts` in the client bundle. */
declare module '@api-source' {
  export * from '@site/src/components/api/source/client';
}
