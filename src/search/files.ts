/** The files that are searched, below the base URL: the pages, and how people ask for them. */
export const searchFiles = {pages: 'search-index/pages.json', asks: 'search-index/asks.json'} as const;
