import {hydrateRoot, type Root} from 'react-dom/client';

import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import OperationRequest from './Request';
import Filter from './Request/Filter';

/** Hydrates the figure of an operation or, without one, the filter. */
export function hydrateIsland(
  element: HTMLElement,
  operations: readonly RequestOperation[],
  operation: RequestOperation | undefined,
): Root {
  return hydrateRoot(
    element,
    operation ? <OperationRequest operation={operation} /> : <Filter operations={operations} />,
  );
}
