import {addFilter} from './filter';
import {addLanguages} from './languages';

/** Class names of the style sheet, as the build named them. */
export type Styles = Readonly<Record<string, string>>;

/** What {@link enhance} needs beside the markup. */
export interface Setup {
  readonly styles: Styles;
  /** Called when the visitor wants to fill in the request of a sample. */
  readonly onTry: (sample: HTMLElement, button: HTMLButtonElement) => void;
}

/**
 * Adds what needs a script to generated markup: links to headings, copy buttons, other languages, the way to the request
 * builder, and the filter. Most of it waits until the visitor comes near.
 *
 * @returns what ends everything that was added to the window
 */
export function enhance(host: HTMLElement, setup: Setup): () => void {
  const endings: (() => void)[] = [];
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => {
        if (isIntersecting) {
          observer.unobserve(target);
          endings.push(improve(target as HTMLElement, setup));
        }
      }),
    {rootMargin: '400px'},
  );
  // The table of contents follows headings of this class.
  host.querySelectorAll('h2, h3').forEach(({classList}) => classList.add('anchor'));
  host.querySelectorAll('h2, h3, figure, pre').forEach((element) => observer.observe(element));
  addFilter(host, setup.styles);
  return () => {
    observer.disconnect();
    endings.forEach((end) => end());
  };
}

function improve(element: HTMLElement, {styles, onTry}: Setup): () => void {
  if (element.tagName === 'FIGURE') {
    return addLanguages(element, styles, onTry);
  }
  if (element.tagName === 'PRE') {
    addCopyButton(element, styles);
  } else {
    addLink(element);
  }
  return () => undefined;
}

function addLink(heading: HTMLElement): void {
  const link = document.createElement('a');
  link.className = 'hash-link';
  link.href = `#${heading.id}`;
  link.setAttribute('aria-label', `Direct link to ${heading.textContent}`);
  heading.append(link);
}

function addCopyButton(block: HTMLElement, styles: Styles): void {
  const button = makeButton('Copy');
  button.className = styles.copy ?? '';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(() => {
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
  });
  block.append(button);
}

/** A button with a text. */
export function makeButton(text: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), {type: 'button', textContent: text});
}
