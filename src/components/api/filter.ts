import type {Styles} from './enhance';

/** Lets the field at the top list the calls of all groups whose method, name and path hold every word typed. */
export function addFilter(host: HTMLElement, styles: Styles): void {
  const input = host.querySelector('input');
  const status = host.querySelector('[role=status]');
  if (!input || !status) {
    return;
  }
  const calls = Array.from(host.querySelectorAll(`.${styles.calls} > li`));
  const results = document.createElement('ul');
  results.className = styles.calls ?? '';
  results.hidden = true;
  input.after(results);
  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = calls.filter(({textContent}) => wanted.every((word) => textContent?.toLowerCase().includes(word)));
    results.replaceChildren(...(wanted.length > 0 ? found.map((call) => call.cloneNode(true)) : []));
    results.hidden = wanted.length === 0 || found.length === 0;
    status.textContent = wanted.length > 0 ? `${found.length} of ${calls.length} calls` : '';
  });
}
