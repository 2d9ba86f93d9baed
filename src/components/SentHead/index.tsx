import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useEffect, useState} from 'react';
import {HelmetProvider} from 'react-helmet-async';

/** Disables react-helmet if the page was rendered on the server. */
function keepSentHead(): void {
  if (ExecutionEnvironment.canUseDOM && document.querySelector('title[data-rh]')) {
    HelmetProvider.canUseDOM = false;
  }
}

/**
 * Keeps react-helmet from rewriting `<head>` during hydration. It would write the elements rendered so far, so that
 * slow devices lose title and description for a while. Must be rendered before all components that use `<Head>`.
 */
export default function SentHead(): null {
  useState(keepSentHead);
  useEffect(() => {
    HelmetProvider.canUseDOM = ExecutionEnvironment.canUseDOM;
  }, []);
  return null;
}
