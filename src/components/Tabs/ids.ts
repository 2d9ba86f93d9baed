import {createContext, useContext, useId} from 'react';

/** Ids of a tab and of its panel, by the tab's value. */
export interface IdsOf {
  readonly tab: (value: string) => string;
  readonly panel: (value: string) => string;
}

const Context = createContext<IdsOf>({tab: (value) => value, panel: (value) => value});

/** Gives the ids of one set of tabs to its parts. */
export const TabIds = Context.Provider;

/** The ids of the surrounding set of tabs. */
export function useTabIds(): IdsOf {
  return useContext(Context);
}

/** Ids for a new set of tabs; the same on the server and in the browser. */
export function useNewTabIds(): IdsOf {
  const id = useId();
  return {tab: (value) => `${id}tab-${value}`, panel: (value) => `${id}panel-${value}`};
}
