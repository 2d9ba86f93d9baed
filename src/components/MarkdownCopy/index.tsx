import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';

import {markdownCopyOf} from '@site/src/site/markdownCopy';

import {isPage, type PageRoute} from './isPage';

/** URL of the current page's Markdown copy; undefined on the 404 page. */
export function useMarkdownCopy(): string | undefined {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return isPage(routes as readonly PageRoute[], pathname)
    ? `${siteConfig.url}${markdownCopyOf(pathname, siteConfig.baseUrl)}`
    : undefined;
}
