/** Prefetches the scripts of the application. */
function fetchScripts(): void {
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];
  files.forEach((file) =>
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: `/${file}`})),
  );
}

/** Starts the application, as keyboard focus does. */
function startApplication(): void {
  dispatchEvent(new Event('focusin'));
}

const whenIdle = (work: () => void) => `addEventListener('load', () => requestIdleCallback(${work}))`;

/** Ways of loading the application: scripts for the start of a document. */
export const modes = {
  'with the act': '',
  'fetched when idle': whenIdle(fetchScripts),
  'started when idle': whenIdle(startApplication),
};
