import {type ComponentProps, type ReactNode, useState} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

const {Provider} = RouterContext;

/**
 * Keeps the value of a route while its content is the same. Docusaurus renders its routes when the address changes and
 * again when the new page has loaded; with a new value, all that reads the address would be rendered both times.
 */
function SteadyProvider({value, children}: ComponentProps<typeof Provider>): ReactNode {
  const [kept, keep] = useState(value);
  if (contentOf(kept) !== contentOf(value)) {
    keep(value);
  }
  return <Provider value={kept}>{children}</Provider>;
}

function contentOf({location, match}: ComponentProps<typeof Provider>['value']): string {
  return JSON.stringify([location, match]);
}

// Routes look the provider up when they render.
RouterContext.Provider = SteadyProvider as typeof Provider;
