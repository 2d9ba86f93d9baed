import type {Props} from '@theme/DocCard/Layout';
import type {ReactNode} from 'react';

import {Card} from '@site/src/components/Cards';

// Ejected from 3.10.2: our card, without an emoji and with the whole description.
export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <Card title={title} href={href}>
      {description}
    </Card>
  );
}
