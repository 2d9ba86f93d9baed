import type {ColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from '../icons';

import styles from './styles.module.css';

/** null follows the system. */
type Choice = ColorMode | null;

interface Props {
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly className?: string | undefined;
}

const names = {light: 'light mode', dark: 'dark mode', system: 'system mode'} as const;

function nextChoice(choice: Choice): Choice {
  return choice === null ? 'light' : choice === 'light' ? 'dark' : null;
}

/** Cycles through light, dark and system. All icons are rendered; CSS shows the current one. */
export default function ColorModeToggle({value, onChange, className}: Props): ReactNode {
  const name = names[value ?? 'system'];
  return (
    <button
      type="button"
      className={clsx('clean-btn icon-button needs-scripts', className)}
      onClick={() => onChange(nextChoice(value))}
      title={name}
      aria-label={`Switch between dark and light mode (currently ${name})`}
    >
      <span className={styles.light}>
        <Icon>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6" />
        </Icon>
      </span>
      <span className={styles.dark}>
        <Icon>
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
        </Icon>
      </span>
      <span className={styles.system}>
        <Icon>
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
        </Icon>
      </span>
    </button>
  );
}
