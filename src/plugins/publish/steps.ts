import {socialCards} from './cards';
import {agentDocs} from './copies';
import {discovery} from './discovery';
import {hosting} from './hosting';
import {programData} from './programs';
import {searchIndex} from './search';
import type {Step} from './types';

/** Steps in order. Hosting is last because its policy has hashes of the final pages. */
export const steps: readonly Step[] = [
  searchIndex,
  agentDocs,
  programData,
  discovery,
  socialCards,
  hosting,
];
