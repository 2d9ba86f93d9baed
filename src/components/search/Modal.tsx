import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

import {type LongQuery, readQueryText} from '@site/src/search/pasted';
import {longQueryRow, presentResult, rowsOf} from '@site/src/search/present';
import {prepareSavedSearches} from '@site/src/search/saved';
import type {SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';

import Layer from './Layer';
import {type Outcome, reportUrl, statusOf} from './texts';
import {type SearchSetup, useSearchSetup} from './useSearchSetup';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Props that stay the same while the modal is open; DocSearch would start again with others. */
type FixedProps = Pick<
  DocSearchModalProps,
  'searchParameters' | 'translations' | 'transformSearchClient' | 'navigator' | 'resultsFooterComponent'
>;

/** DocSearch's modal with the search client of this site. It opens with the text that the visitor selected. */
export default function Modal({onClose}: {readonly onClose: () => void}): ReactNode {
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

interface Wiring extends Pick<SearchSetup, 'client' | 'rules' | 'pageFor'> {
  readonly currentQuery: () => string | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
  /** The pasted text of which the box shows only a part. */
  readonly longText: (query: string) => string | undefined;
}

/**
 * Replaces DocSearch's client by one of this site, which sanitizes hits and keeps the error screen. DocSearch sets an
 * error status, then rethrows, which resets the status and ends as an uncaught error; here a failed request stays
 * pending, and only the newest request says that it failed.
 */
function docSearchClient(
  docSearchs: DocSearchTransformClient,
  {client, rules, pageFor, currentQuery, onOutcome, longText}: Wiring,
): DocSearchTransformClient {
  let newest: unknown;
  const search = ({requests}: {requests: readonly SearchRequest[]}): Promise<unknown> => {
    newest = requests;
    // DocSearch marks a request as stalled even after an error, so that errors are reported later.
    const stalled = new Promise((resolve) => setTimeout(resolve, limits.search.stall + 50));
    const query = requests[0]?.query ?? '';
    const isCurrent = (): boolean => newest === requests && currentQuery() === query;
    const text = longText(query);
    const asked = text === undefined ? requests : requests.map((request) => ({...request, query: text}));
    const answer = client.search({requests: asked}).then(({results}) => ({
      results: results.map((result) => {
        const {hits, ...rest} = presentResult(result, rules);
        return {...rest, hits: [...(text === undefined ? [] : [longQueryRow(text, pageFor(text))]), ...rowsOf(hits)]};
      }),
    }));
    const withFailureShown = (showError: (error: Error) => unknown): Promise<unknown> =>
      answer.then(
        (response) => {
          if (isCurrent()) {
            onOutcome({query, count: response.results[0]?.nbHits ?? 0});
          }
          return response;
        },
        async (error: unknown) => {
          console.warn('The search failed.', error);
          await stalled;
          if (isCurrent()) {
            onOutcome({query});
            try {
              // The name that DocSearch has its error screen for; it throws the error again.
              showError(Object.assign(new Error('The search failed.'), {name: 'RetryError'}));
            } catch {
              // It is shown.
            }
          }
          return new Promise<never>(() => {});
        },
      );
    return Object.assign(answer, {catch: withFailureShown});
  };
  return {...docSearchs, search: search as unknown as DocSearchTransformClient['search']};
}
