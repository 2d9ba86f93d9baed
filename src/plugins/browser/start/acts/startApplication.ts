/**
 * Loads the scripts of the application, and finishes when it runs or a script fails. Serialized into a file: no imports.
 */
export function startApplication(finish: () => void, baseUrl: string): void {
  const root = document.documentElement;
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ').slice(1);
  new MutationObserver(() => void (root.dataset.hasHydrated === 'true' && finish())).observe(root, {attributes: true});
  addEventListener('unhandledrejection', ({reason}) => void (/Chunk/.test(reason?.name) && finish()));
  files?.forEach((file) => {
    const script = Object.assign(document.createElement('script'), {src: baseUrl + file, async: false});
    script.onerror = () => {
      // The application would wait for scripts that it finds here.
      script.remove();
      finish();
    };
    document.head.append(script);
  });
}
