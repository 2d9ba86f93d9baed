import {loadContext} from '../context';
import {filesOf} from '../files/packed';
import type {PackedFiles} from '../files/types';

import {docsHandler, type DocsHandler} from './handler';

/** A handler over bundled data, which is loaded at the first request. */
export function carriedHandler(data: PackedFiles): DocsHandler {
  let handler: Promise<DocsHandler> | undefined;
  return async (request) => {
    handler ??= loadContext(filesOf(data)).then((context) => docsHandler(context));
    return (await handler)(request);
  };
}
