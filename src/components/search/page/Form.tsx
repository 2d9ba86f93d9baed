import {type ReactNode, useEffect, useState} from 'react';

import {pastedQuery} from '@site/src/search/pasted';
import {limits} from '@site/src/site/limits';
import {type ProductId, products} from '@site/src/site/products';

import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly product: ProductId | undefined;
  readonly onQuery: (query: string) => void;
  readonly onProduct: (product: ProductId | undefined) => void;
}

/** Milliseconds without input before a query is searched. */
const typingPause = 120;

const choices = [{id: undefined, name: 'Everything'}, ...products];

/** The search box and the product filter. */
export default function Form({query, product, onQuery, onProduct}: Props): ReactNode {
  const [text, setText] = useText(query, onQuery);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(text);
      }}
    >
      <input
        type="search"
        className={styles.box}
        name="q"
        aria-label="Search docs"
        placeholder="Search docs"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.search.longestQuery}
        value={text}
        onChange={({target}) => setText(target.value)}
        onPaste={(event) => {
          const pasted = pastedQuery(event.currentTarget, event.clipboardData.getData('text'));
          if (pasted) {
            event.preventDefault();
            setText(pasted.text);
          }
        }}
      />
      <fieldset className={styles.choices}>
        <legend>Search in</legend>
        {choices.map(({id, name}) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name="product" checked={product === id} onChange={() => onProduct(id)} />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** State of the box. Input updates the address after a pause, and changes of the address update the box. */
function useText(query: string, onQuery: (query: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (query !== known) {
    setKnown(query);
    setText(query);
  }
  useEffect(() => {
    if (text === query) {
      return undefined;
    }
    const pause = setTimeout(() => onQuery(text), typingPause);
    return () => clearTimeout(pause);
  }, [text, query, onQuery]);
  return [text, setText];
}
