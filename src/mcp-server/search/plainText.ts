const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Marked and escaped text of a hit, as it reads. */
export function plainText(html: string): string {
  const text = html.replace(/<\/?mark>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}
