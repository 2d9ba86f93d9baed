import {type ComponentProps, type ReactNode, useState} from 'react';
import isEqual from 'react-fast-compare';
import {__RouterContext as RouterContext} from 'react-router';

const {Provider} = RouterContext;

/**
 * Keeps the value of a route while its content is the same. Docusaurus renders its routes when the address changes and
 * again when the new page has loaded; with a new value, all that reads the address would be rendered both times.
 */
function SteadyProvider({value, children}: ComponentProps<typeof Provider>): ReactNode {
  const [kept, keep] = useState(value);
  if (!isEqual(kept, value)) {
    keep(value);
  }
  return <Provider value={kept}>{children}</Provider>;
}

// Routes look the provider up when they render.
RouterContext.Provider = SteadyProvider as typeof Provider;
