import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly url: string;
  /** Edit link of the page; identifies the repository. */
  readonly editUrl: string | null | undefined;
}

/** Links to a new issue that already names the page. */
export default function Feedback({title, url, editUrl}: Props): ReactNode {
  // The issue form of the repository, and its field for the URL of the page.
  const fields = new URLSearchParams({template: 'page.yml', title: `${title}: `, page: url}).toString();
  return (
    editUrl && (
      <p className="screen-only caption margin-top--sm margin-bottom--none">
        Something wrong or missing?{' '}
        <Link to={`${editUrl.split('/edit/')[0]}/issues/new?${fields}`}>Report it in an issue about this page</Link>
      </p>
    )
  );
}
