import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import {isComposing} from '../isComposing';

import lists from './lists.module.css';
import samples from './samples.module.css';
import styles from './styles.module.css';

interface Operation {
  readonly anchor: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** Lists the operations that contain all words of the query in method, path or summary. */
export default function Filter({operations}: {readonly operations: readonly Operation[]}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const list = (): void => setQuery(input.current?.value);
  useEffect(() => {
    if (document.activeElement === input.current) {
      setQuery(input.current?.value);
    }
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== undefined && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      input.current?.focus();
      setQuery(undefined);
    }
  };
  const wanted = query?.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter(({method, path, summary}) => {
    const text = `${method} ${path} ${summary}`.toLowerCase();
    return wanted?.every((word) => text.includes(word));
  });
  return (
    <div className={clsx('needs-scripts box', samples.filter)} role="search">
      <label htmlFor="filter-operations">Filter operations</label>
      <p role="status" className="caption margin-bottom--none">
        {wanted && `${found.length} of ${operations.length} operations`}
      </p>
      <input
        ref={input}
        id="filter-operations"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, path, or method"
        onFocus={list}
        onInput={list}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul className={lists.operations}>
          {found.map(({anchor, method, path, summary}) => (
            <li key={anchor}>
              <b className={styles[method]}>{method.toUpperCase()}</b> <code>{path}</code>
              <a href={`#${anchor}`} onKeyDown={onKeyDown}>
                {summary}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
