/** Has the browser fetch a script when it has nothing better to do, and keep it; one that fails is asked for again later. */
export function fetchAhead(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'prefetch', href: file});
    link.onload = link.onerror = () => resolve();
    if (link.relList.supports('prefetch')) {
      document.head.append(link);
    } else {
      void fetch(file, {priority: 'low'}).finally(resolve);
    }
  });
}
