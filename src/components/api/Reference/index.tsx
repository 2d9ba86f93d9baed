import {loadMarkup, markupNow} from '@api-markup';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {type ProductId, products} from '@site/src/site/products';

import {enhance} from '../enhance';

import {styles} from './styles';
import {useBuilders} from './useBuilders';

/**
 * The generated part of an API page. Its markup comes with the page and is left alone in the browser, so that it costs
 * no script; scripts only add links to headings, copy buttons, languages, the filter and the request builder.
 */
export default function Reference({product}: {readonly product: ProductId}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState(() => withStyles(markupNow(product)));
  const {builders, toggle} = useBuilders(products.find(({id}) => id === product));
  useLinks(html);

  useEffect(() => {
    if (!host.current?.firstChild) {
      void loadMarkup(product).then((markup) => setHtml(withStyles(markup)));
    }
  }, [product]);

  useEffect(() => {
    if (!host.current?.firstChild) {
      return undefined;
    }
    showTarget(html !== '');
    return enhance(host.current, {styles, onTry: toggle});
  }, [html, toggle]);

  return (
    <>
      <div ref={host} className={styles.reference} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
      {builders}
    </>
  );
}

/** The markup names classes as the style sheet does; here they get the names that the build gave them. */
function withStyles(html: string): string {
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const known = names.split(' ').map((name) => styles[name] ?? name);
    return ` class="${known.join(' ')}"`;
  });
}

/** Lets the build check links within the markup like any others. */
function useLinks(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, kind, target] of html.matchAll(/ (id|href)="([^"]+)"/g)) {
    if (kind === 'id') {
      collectAnchor(target);
    } else if (target?.startsWith('#')) {
      collectLink(target);
    }
  }
}

/** Opens what hides the target of the address; scrolls to it when it came late. */
function showTarget(late: boolean): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
  if (late) {
    target?.scrollIntoView();
  }
}
