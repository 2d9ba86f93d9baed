import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import {memo, type ReactNode} from 'react';

import {Receipts} from '@site/src/components/VerifiedStamp';
import type {Receipt} from '@site/src/data/receipts/link';

/** Provides the receipts that a page's MDX module exports to its components. */
function DocItemWithReceipts(props: Props): ReactNode {
  const {receipts = []} = props.content as {readonly receipts?: readonly Receipt[]};
  return (
    <Receipts value={receipts}>
      <DocItem {...props} />
    </Receipts>
  );
}

/** Rendered for another page only; React renders the old page again when the address changes, before the new one is there. */
export default memo(DocItemWithReceipts, (before, now) => before.content === now.content);
