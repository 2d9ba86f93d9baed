import {createContext} from 'react';

import type {Receipt} from '@site/src/data/receipts/types';

/** Receipts of the current page. */
export const Receipts = createContext<readonly Receipt[]>([]);
