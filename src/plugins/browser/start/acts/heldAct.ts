/** An event on a control that waits for the application. */
export interface HeldAct {
  readonly event: Event;
  readonly element: HTMLElement;
  /** Dispatches the event again; replaced if the act has its whole effect without the application. */
  replay: () => void;
}

declare global {
  interface Window {
    /** Selects the stored tabs; set on pages with groups of tabs. */
    openTabs?: (prefix: string) => void;
    /** Set by the starter. */
    acts?: {
      readonly held: HeldAct[];
      /** Replays the acts that are held back, and holds back no more. */
      readonly finish: () => void;
    };
  }
}
