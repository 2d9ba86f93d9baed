/** Lists the scripts of the application and has the browser fetch them. */
function fetchScripts(): void {
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];
  files.forEach((file) =>
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: `/${file}`})),
  );
}

/** Starts the application, as a keyboard does that moves into the page. */
function startApplication(): void {
  dispatchEvent(new Event('focusin'));
}

const whenIdle = (work: () => void) => `addEventListener('load', () => requestIdleCallback(${work}))`;

/** When the application is loaded, by name: scripts for the start of a document. */
export const modes = {
  'with the act': '',
  'fetched when idle': whenIdle(fetchScripts),
  'started when idle': whenIdle(startApplication),
};
