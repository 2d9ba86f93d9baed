import type {Reference} from './types';

export interface Heading {
  readonly depth: 2 | 3;
  readonly anchor: string;
  readonly title: string;
}

export function headingsOf({groups, chapters, schemas}: Reference): Heading[] {
  const named = (title: string, anchor: string, isEnumeration: boolean): Heading[] => {
    const entries = Array.from(schemas.values()).filter((entry) => entry.isEnumeration === isEnumeration);
    return entries.length === 0
      ? []
      : [
          {depth: 2, anchor, title},
          ...entries.map((entry): Heading => ({depth: 3, anchor: entry.anchor, title: entry.name})),
        ];
  };
  return [
    {depth: 2, anchor: chapters.operations, title: 'Operations'},
    ...groups.flatMap(({anchor, title, operations}): Heading[] => [
      {depth: 2, anchor, title},
      ...operations.map((operation): Heading => ({depth: 3, anchor: operation.anchor, title: operation.summary})),
    ]),
    {depth: 2, anchor: chapters.errors, title: 'Error catalog'},
    ...named('Schemas', chapters.schemas, false),
    ...named('Enumerations', chapters.enumerations, true),
  ];
}
