/** Returns the anchor of a heading without an explicit id, as github-slugger makes it, without its counter. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Returns the address of a section of a page. */
export function addressOf(url: string, {id, heading}: {readonly id?: string; readonly heading: string}): string {
  return id === '' ? url : `${url}#${id ?? slug(heading)}`;
}
