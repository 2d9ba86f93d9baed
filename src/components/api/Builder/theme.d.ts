// Types of the docusaurus-theme-openapi-docs components in use, which the theme does not declare.

declare module '@theme/ApiItem/store' {
  import type {ProviderProps} from 'react-redux';

  import type {BuilderState} from '@site/src/components/api/Builder/request';

  export function createStoreWithState(state: BuilderState, middlewares: readonly never[]): ProviderProps['store'];
}

declare module '@theme/ApiExplorer/ParamOptions' {
  import type {ReactNode} from 'react';

  export default function ParamOptions(): ReactNode;
}

declare module '@theme/ApiExplorer/Request/makeRequest' {
  interface PostmanRequest {
    readonly method: string;
    readonly url: string;
    readonly body: {readonly toJSON: () => {readonly mode: 'raw'; readonly raw: string}} | undefined;
    readonly toJSON: () => {readonly header: readonly {readonly key: string; readonly value: string}[]};
  }

  export class RequestError extends Error {
    readonly type: 'timeout' | 'network' | 'cors' | 'unknown';
  }

  export default function makeRequest(
    request: PostmanRequest,
    proxy: undefined,
    body: undefined,
    timeout: number,
  ): Promise<Response>;
}
