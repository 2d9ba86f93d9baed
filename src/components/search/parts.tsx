import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A hit as a link, so that the browser can open it in a new tab or window. */
export function Hit({hit, children}: HitProps): React.JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

interface AllResultsProps {
  readonly href: string;
  readonly count: number;
  readonly onClick: () => void;
}

/** The link to the search page. */
export function AllResults({href, count, onClick}: AllResultsProps): React.JSX.Element {
  return (
    <Link to={href} onClick={onClick}>
      {`See all ${count} results`}
    </Link>
  );
}

/** Help line of the error screen. */
export function FailureHelp({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <>
      You might want to check your network connection.
      <button type="button" className="DocSearch-Retry" onClick={onRetry}>
        Retry
      </button>
    </>
  );
}
