import type {HeldAct} from './heldAct';

interface Shown {
  readonly label: string;
  readonly message: string;
  readonly drawing: string;
}

/**
 * Copies the page as Markdown and shows that on the button, which the application takes over. If that fails, or is not
 * done when the application runs, the application copies. Serialized into a file: no imports but types.
 */
export function copyPage(act: HeldAct, {label, message, drawing}: Shown): Promise<void> | undefined {
  const {element: button} = act;
  const source = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  if (button.dataset.state !== 'ready' || !source) {
    return undefined;
  }
  const show = (): void => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      return;
    }
    const [icon, text] = Array.from(button.children);
    if (icon) {
      icon.innerHTML = `<path d="${drawing}"/>`;
    }
    text?.replaceChildren(label);
    button.nextElementSibling?.replaceChildren(message);
    button.dataset.state = 'copied';
    act.replay = () => undefined;
  };
  return fetch(new URL(source.href).pathname)
    .then(async (response) => {
      if (response.ok && !/html/.test(response.headers.get('content-type') ?? '')) {
        await navigator.clipboard.writeText(await response.text());
        show();
      }
    })
    .catch(() => undefined);
}
