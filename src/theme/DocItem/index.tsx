import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import type {ReactNode} from 'react';

import {Receipts} from '@site/src/components/VerifiedStamp';
import type {Receipt} from '@site/src/data/receipts/types';

/** Provides the receipts that a page's MDX module exports to its components. */
export default function DocItemWithReceipts(props: Props): ReactNode {
  const {receipts = []} = props.content as {readonly receipts?: readonly Receipt[]};
  return (
    <Receipts value={receipts}>
      <DocItem {...props} />
    </Receipts>
  );
}
