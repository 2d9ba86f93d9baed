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
