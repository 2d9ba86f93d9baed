import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useEffect, useState} from 'react';
import {HelmetProvider} from 'react-helmet-async';

/** Keeps the head from being written from now on, if it was sent with the page. */
function keepSentHead(): void {
  if (ExecutionEnvironment.canUseDOM && document.querySelector('title[data-rh]')) {
    HelmetProvider.canUseDOM = false;
  }
}

/**
 * Keeps the head of the page as it was sent until the whole page has come alive. The library that writes it writes what it
 * has met so far each time the browser gets a turn, so that on a slow device the page would lose its title and description
 * for a while. Stands before what says something about the head.
 */
export default function SentHead(): null {
  useState(keepSentHead);
  useEffect(() => {
    HelmetProvider.canUseDOM = ExecutionEnvironment.canUseDOM;
  }, []);
  return null;
}
