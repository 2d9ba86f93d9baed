import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Links agents to llms.txt; visually hidden and not focusable. */
export default function AgentPointer(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <aside className="visually-hidden" aria-label="For AI agents" data-markdown-ignore="">
      <p>
        For AI agents: the index of this documentation is{' '}
        <a href={`${siteConfig.baseUrl}llms.txt`} tabIndex={-1}>
          {siteConfig.baseUrl}llms.txt
        </a>
        . Every page has a Markdown copy at its address with .md at the end.
      </p>
    </aside>
  );
}
