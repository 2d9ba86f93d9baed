import {createContext, useContext, useId} from 'react';

/** Ids of a tab and its panel, by the tab's value. */
export interface IdsOf {
  readonly tab: (value: string) => string;
  readonly panel: (value: string) => string;
}

const Context = createContext<IdsOf>({tab: (value) => value, panel: (value) => value});

export const TabIds = Context.Provider;

export function useTabIds(): IdsOf {
  return useContext(Context);
}

/** Stable between server and client. */
export function useNewTabIds(): IdsOf {
  const id = useId();
  return {tab: (value) => `${id}tab-${value}`, panel: (value) => `${id}panel-${value}`};
}
