import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

interface ServerRecipesProps {
  readonly categories: readonly {readonly id: string; readonly title: string}[];
  /** One {@link RecipeGroup} per category. */
  readonly children: ReactNode;
}

/** The recipe list, filtered by radio buttons with CSS alone. */
export function ServerRecipes({categories, children}: ServerRecipesProps): ReactNode {
  const choices = [{id: 'all', title: 'All'}, {id: 'free', title: 'Without an account'}, ...categories];
  return (
    <div className={styles.recipes} role="group" aria-label="Recipes to show">
      {choices.map(({id, title}) => (
        <Fragment key={id}>
          <input
            className={`visually-hidden ${styles.choice}`}
            type="radio"
            name="recipes"
            id={`recipes-${id}`}
            value={id}
            defaultChecked={id === 'all'}
          />
          <label className={styles.label} htmlFor={`recipes-${id}`}>
            {title}
          </label>
        </Fragment>
      ))}
      <div className={styles.groups}>{children}</div>
    </div>
  );
}

interface RecipeGroupProps {
  readonly category: string;
  /** Whether all of its recipes require an account. */
  readonly account: boolean;
  readonly children: ReactNode;
}

export function RecipeGroup({category, account, children}: RecipeGroupProps): ReactNode {
  return (
    <section className={styles.group} data-category={category} data-account={account}>
      {children}
    </section>
  );
}

interface RecipeEntryProps {
  readonly href: string;
  readonly title: string;
  readonly needs: string;
  readonly account: boolean;
  /** One sentence. */
  readonly children: ReactNode;
}

export function RecipeEntry({href, title, needs, account, children}: RecipeEntryProps): ReactNode {
  return (
    <div className={styles.entry} data-account={account}>
      <p className={`spread ${styles.head}`}>
        <Link to={href}>{title}</Link> <span className={styles.needs}>Needs {needs}</span>
      </p>
      {children}
    </div>
  );
}
