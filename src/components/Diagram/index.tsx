import clsx from 'clsx';
import type {ReactNode} from 'react';

import './colors.css';
import styles from './styles.module.css';

interface Props {
  /** Key of the drawing. */
  readonly name: string;
  /** SVG, generated from a `mermaid` block by `npm run diagrams`. */
  readonly drawing: string;
  /** Set if the drawing scrolls on the narrowest viewports. */
  readonly wide?: boolean;
}

export default function Diagram({name, drawing, wide = false}: Props): ReactNode {
  return (
    <figure
      className={clsx(styles.diagram, wide && styles.wide)}
      data-diagram={name}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
      tabIndex={wide ? 0 : undefined}
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}
