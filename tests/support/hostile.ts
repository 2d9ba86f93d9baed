import {fixture} from './fixtures';

type Group = 'payloads' | 'markup' | 'markdown' | 'paths' | 'queries' | 'keys' | 'stored' | 'parameters' | 'values';

/** Hostile texts, and the places where somebody may put them. */
export const hostile = fixture<Readonly<Record<Group, readonly string[]>>>('hostile', (text) =>
  text.replace('LONGEST', 'x'.repeat(20_000)).replace('LONG', 'ä'.repeat(300)),
);
