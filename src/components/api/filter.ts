import type {Styles} from './enhance';

/** Lets the field at the top list the calls whose method, path and name hold every word typed; without words, all. */
export function addFilter(host: HTMLElement, styles: Styles): void {
  const input = host.querySelector('input');
  const status = host.querySelector('[role=status]');
  if (!input || !status) {
    return;
  }
  const calls = Array.from(host.querySelectorAll(`.${styles.endpoint}`), entryOf);
  const results = document.createElement('ul');
  results.className = styles.calls ?? '';
  results.hidden = true;
  input.after(results);
  const list = (): void => {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = calls.filter(({textContent}) => wanted.every((word) => textContent?.toLowerCase().includes(word)));
    results.replaceChildren(...found);
    results.hidden = found.length === 0;
    status.textContent = `${found.length} of ${calls.length} calls`;
  };
  input.addEventListener('focus', list);
  input.addEventListener('input', list);
  input.parentElement?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !results.hidden) {
      event.preventDefault();
      input.focus();
      results.hidden = true;
      status.textContent = '';
    }
  });
}

/** A call in the list of results: what its endpoint says, and its name as a link. */
function entryOf(endpoint: Element): HTMLLIElement {
  const heading = endpoint.previousElementSibling;
  const link = document.createElement('a');
  link.href = `#${heading?.id}`;
  link.textContent = heading?.firstChild?.textContent ?? '';
  const entry = document.createElement('li');
  entry.append(...Array.from(endpoint.cloneNode(true).childNodes), link);
  return entry;
}
