import type {ComponentType, ReactNode, SVGProps} from 'react';

import styles from './styles.module.css';

interface Props {
  /** SVG file that is 440px wide and takes its colors from tokens. */
  readonly drawing: ComponentType<SVGProps<SVGSVGElement>>;
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Numbered list of the parts. */
  readonly children: ReactNode;
}

/** A line drawing with numbered parts and its legend. */
export default function Sketch({drawing: Drawing, label, children}: Props): ReactNode {
  return (
    <figure className={styles.sketch}>
      <Drawing role="img" aria-label={label} />
      {children}
    </figure>
  );
}
