import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {prepareSavedSearches} from '@site/src/search/saved';
import {limits} from '@site/src/site/limits';

import Layer from './Layer';
import {docSearchClient, type Outcome} from './docSearchClient';
import {type LongQuery, readQueryText} from './longQuery';
import {AllResults, FailureHelp, Hit} from './parts';
import {reportUrl} from './reportUrl';
import {statusOf} from './statusOf';
import {useSearchSetup} from './useSearchSetup';
import './modal/frame.css';
import './modal/box.css';
import './modal/hits.css';
import './modal/screens.css';
import './modal/footer.css';

interface Props {
  readonly onClose: () => void;
}

/** DocSearch's modal with the search client of this site. It opens with the text that the visitor selected. */
export default function Modal({onClose}: Props): ReactNode {
  const {options, repository, client, filtersFor, rules, pageFor} = useSearchSetup();
  const layer = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useState(() => prepareSavedSearches(options.indexName, rules));
  const [first] = useState(() => readQueryText(window.getSelection()?.toString() ?? ''));
  const long = useRef<LongQuery>(first);
  const longText = useCallback((query: string): string | undefined => {
    const {text, shown} = long.current;
    return query === shown && text !== shown ? text : undefined;
  }, []);

  useEffect(() => {
    // Selected text is searched already.
    if (options.provider === 'local' && !layer.current?.querySelector('input')?.value) {
      // Fetches the index while the visitor types; errors appear with the first search.
      client.search({requests: [{query: ''}]}).catch(() => undefined);
    }
  }, [options, client]);

  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (docSearchs) =>
      docSearchClient(docSearchs, {
        client,
        rules,
        currentQuery: () => layer.current?.querySelector('input')?.value ?? '',
        onOutcome: setOutcome,
        longText,
        pageFor,
      }),
    [client, rules, longText, pageFor],
  );
  const retry = useCallback(() => {
    const input = layer.current?.querySelector('input');
    input?.blur();
    input?.focus();
  }, []);
  const footer = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state}) => (
      <AllResults
        href={pageFor(longText(state.query) ?? state.query)}
        count={Number(state.context.nbHits)}
        onClick={onClose}
      />
    ),
    [pageFor, longText, onClose],
  );
  const fixed = useMemo(
    () => ({
      searchParameters: filtersFor(),
      // DocSearch declares a string and renders it as a node.
      translations: {errorScreen: {helpText: (<FailureHelp onRetry={retry} />) as unknown as string}},
    }),
    [filtersFor, retry],
  ) as Pick<DocSearchModalProps, 'searchParameters' | 'translations'>;
  const navigator = useNavigator();

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
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={footer}
        getMissingResultsUrl={({query}) => reportUrl(repository, query)}
      />
    </Layer>
  );
}

function useNavigator(): DocSearchModalProps['navigator'] & object {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({itemUrl}) => (itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl)),
    }),
    [history],
  );
}
