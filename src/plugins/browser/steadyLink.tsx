import {type ComponentProps, type MouseEvent, type ReactNode, type Ref} from 'react';
import {useHistory} from 'react-router';

export * from 'react-router-dom/esm/react-router-dom.js';

interface Props extends ComponentProps<'a'> {
  /** Path, or address relative to the current page. */
  readonly to: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/**
 * The link of `react-router-dom`, which this module replaces. The original is rendered again with each navigation,
 * because it reads the address to resolve other kinds of targets.
 */
export function Link({to, innerRef, onClick, children, ...rest}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) {
      return;
    }
    event.preventDefault();
    const isHere = history.createHref(history.location) === to;
    (isHere ? history.replace : history.push)(to);
  };
  return (
    <a {...rest} ref={innerRef} href={to} onClick={follow}>
      {children}
    </a>
  );
}
