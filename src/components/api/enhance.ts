import {addFilter} from './filter';
import {addLanguages} from './languages';

/** Class names of the style sheet, as the build named them. */
export type Styles = Readonly<Record<string, string>>;

/**
 * Adds what needs a script to generated markup: links to headings, copy buttons, other languages, and the filter. Most
 * of it waits until the visitor comes near.
 *
 * @returns what stops the waiting
 */
export function enhance(host: HTMLElement, styles: Styles): () => void {
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => {
        if (isIntersecting) {
          observer.unobserve(target);
          improve(target as HTMLElement, styles);
        }
      }),
    {rootMargin: '400px'},
  );
  host.querySelectorAll('h2, h3, figure, pre').forEach((element) => observer.observe(element));
  addFilter(host, styles);
  return () => observer.disconnect();
}

function improve(element: HTMLElement, styles: Styles): void {
  if (element.tagName === 'PRE') {
    addCopyButton(element, styles);
  } else if (element.tagName === 'FIGURE') {
    addLanguages(element, styles);
  } else {
    addLink(element);
  }
}

function addLink(heading: HTMLElement): void {
  const link = document.createElement('a');
  link.className = 'hash-link';
  link.href = `#${heading.id}`;
  link.setAttribute('aria-label', `Direct link to ${heading.textContent}`);
  heading.append(link);
}

function addCopyButton(block: HTMLElement, styles: Styles): void {
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copy ?? '';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.textContent ?? '').then(() => {
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
  });
  block.replaceWith(frame);
  frame.append(block, button);
}
