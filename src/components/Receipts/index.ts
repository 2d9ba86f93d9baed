import {createContext} from 'react';

import type {Receipt} from '@site/src/data/receipts/types';

/** What the statements of the shown page rest on. */
export const Receipts = createContext<readonly Receipt[]>([]);
