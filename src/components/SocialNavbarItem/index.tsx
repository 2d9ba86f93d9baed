import type {ReactNode} from 'react';

import type {SocialLink} from '@site/src/site/brand';

import {SocialIcon} from '../icons';

interface Props {
  readonly id: SocialLink['id'];
  readonly label: string;
  readonly href: string;
  /** Set in the mobile menu, which shows the label. */
  readonly mobile?: boolean;
}

/** A social link: an icon on wide viewports, icon and label in the mobile menu. */
export default function SocialNavbarItem({id, label, href, mobile}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <a className="menu__link" href={href} rel="noopener">
          <SocialIcon id={id} />
          {label}
        </a>
      </li>
    );
  }
  return (
    <a className="navbar__item icon-button" href={href} aria-label={label} title={label} rel="noopener">
      <SocialIcon id={id} />
    </a>
  );
}
