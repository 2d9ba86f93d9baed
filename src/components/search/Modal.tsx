import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

import {type LongQuery, readQueryText} from '@site/src/search/pasted';
import {prepareSavedSearches} from '@site/src/search/saved';
import {limits} from '@site/src/site/limits';

import Layer from './Layer';
import {docSearchClient} from './docSearchClient';
import {type Outcome, reportUrl, statusOf} from './texts';
import {useSearchSetup} from './useSearchSetup';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Props that stay the same while the modal is open; DocSearch would start again with others. */
type FixedProps = Pick<
  DocSearchModalProps,
  'searchParameters' | 'translations' | 'transformSearchClient' | 'navigator' | 'resultsFooterComponent'
>;

interface Props {
  readonly onClose: () => void;
}

/** DocSearch's modal with the search client of this site. It opens with the text that the visitor selected. */
export default function Modal({onClose}: Props): ReactNode {
  const setup = useSearchSetup();
  const {options, repository, client, rules} = setup;
  const history = useHistory();
  const layer = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useState(() => prepareSavedSearches(options.indexName, rules));
  const [first] = useState(() => readQueryText(window.getSelection()?.toString() ?? ''));
  const long = useRef<LongQuery>(first);

  useEffect(() => {
    // Selected text is searched already.
    if (options.provider === 'local' && first.shown === '') {
      // Fetches the index while the visitor types; errors appear with the first search.
      client.search({requests: [{query: ''}]}).catch(() => undefined);
    }
  }, [options, client, first]);

  const fixed = useMemo<FixedProps>(() => {
    const {filtersFor, pageFor} = setup;
    const input = (): HTMLInputElement | null | undefined => layer.current?.querySelector('input');
    const retry = (): void => {
      input()?.blur();
      input()?.focus();
    };
    const longText = (query: string): string | undefined => {
      const {text, shown} = long.current;
      return query === shown && text !== shown ? text : undefined;
    };
    const currentQuery = (): string | undefined => input()?.value;
    return {
      searchParameters: filtersFor() as FixedProps['searchParameters'] & object,
      // DocSearch declares a string and renders it as a node.
      translations: {errorScreen: {helpText: (<FailureHelp onRetry={retry} />) as unknown as string}},
      transformSearchClient: (docSearchs) =>
        docSearchClient(docSearchs, {...setup, currentQuery, onOutcome: setOutcome, longText}),
      navigator: {
        navigate: ({itemUrl}) => (itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl)),
      },
      resultsFooterComponent: ({state}) => (
        <Link to={pageFor(longText(state.query) ?? state.query)} onClick={onClose}>
          {`See all ${Number(state.context.nbHits)} results`}
        </Link>
      ),
    };
  }, [setup, history, onClose]);

  return (
    <Layer
      layer={layer}
      status={statusOf(outcome)}
      provider={options.provider}
      onClose={onClose}
      onPaste={(pasted) => (long.current = pasted)}
    >
      <DocSearchModal
        {...fixed}
        {...(options.provider === 'algolia'
          ? options
          : {appId: 'local', apiKey: 'local', indexName: options.indexName})}
        initialQuery={first.shown}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={limits.search.hitsPerGroup}
        onClose={onClose}
        hitComponent={Hit}
        getMissingResultsUrl={({query}) => reportUrl(repository, query)}
      />
    </Layer>
  );
}

/** A hit as a link, so that the browser can open it in a new tab or window. */
function Hit({hit, children}: Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]): React.JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

/** Help line of the error screen. */
function FailureHelp({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <>
      You might want to check your network connection.
      <br />
      <button type="button" className="button button--primary margin-top--md" onClick={onRetry}>
        Retry
      </button>
    </>
  );
}
