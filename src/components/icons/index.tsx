import type {ReactNode} from 'react';

import type {SocialLink} from '@site/src/site/brand';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  readonly size?: number;
}

/** Draws on a 24 × 24 grid in the text color; hidden from screen readers. */
export function Icon({children, size = 20}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={styles.icon}>
      {children}
    </svg>
  );
}

const socialDrawings: Record<SocialLink['id'], ReactNode> = {
  github: <path d="m8 8-4.5 4L8 16m8-8 4.5 4L16 16m-2.5-10-3 12" />,
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 10.5V17M8 7v.1M12 17v-6.5m0 3c0-4 5-4 5-.5V17" />
    </>
  ),
  discord: <path d="M4 5h16v11H11l-4.5 4v-4H4zM9 10.5h.1m5.8 0h.1" />,
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" fill="currentColor" />
    </>
  ),
};

export function SocialIcon({id}: {readonly id: SocialLink['id']}): ReactNode {
  return <Icon>{socialDrawings[id]}</Icon>;
}

/** Of a button that copies, and of one that has. */
export function CopyIcon({isDone}: {readonly isDone: boolean}): ReactNode {
  return <Icon size={16}>{isDone ? <path d="m5 13 4 4L19 7" /> : <path d="M9 9h11v11H9zM5 15H4V4h11v1" />}</Icon>;
}

export function ArrowIcon(): ReactNode {
  return (
    <Icon size={18}>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </Icon>
  );
}

export function SearchIcon(): ReactNode {
  return (
    <Icon size={18}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}
