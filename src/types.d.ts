declare module '@generated/route-table/frame' {
  import type {Route} from '@site/src/plugins/route-table/types';

  const frame: readonly Route[];
  export default frame;
}

declare module '@generated/route-table/parts' {
  import type {Parts} from '@site/src/plugins/route-table/types';

  const parts: Parts;
  export default parts;
}

/** Tells the file of a chunk; the bundler provides it and calls what is set. */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

declare module '@generated/page-list/default/pages.json' {
  const pages: unknown;
  export default pages;
}

declare module '@generated/page-list/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
