/** Prefetches a script with low priority; one that fails can be prefetched again. */
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
