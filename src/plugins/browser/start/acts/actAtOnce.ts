import type {HeldAct} from './heldAct';

/**
 * Applies effects to the acts that are held back, and to later ones, and starts the application after the effects are
 * painted. Serialized into a file: no imports but types.
 */
export function actAtOnce(
  effects: readonly ((act: HeldAct) => unknown)[],
  startApplication: (finish: () => void) => void,
): void {
  const {held = [], finish = () => undefined} = window.acts ?? {};
  const longest = 300;
  const give = (act: HeldAct): unknown[] => effects.map((effect) => effect(act));
  const given = held.flatMap(give);
  held.push = (act) => {
    const length = Array.prototype.push.call(held, act);
    give(act);
    return length;
  };
  const start = (): void => startApplication(finish);
  if (given.length === 0 || document.hidden) {
    start();
  } else {
    const late = new Promise((resolve) => setTimeout(resolve, longest));
    void Promise.race([Promise.all(given), late]).then(() => requestAnimationFrame(() => setTimeout(start)));
  }
}
