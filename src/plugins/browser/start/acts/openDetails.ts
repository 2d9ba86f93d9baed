import type {HeldAct} from './heldAct';

/**
 * Opens and closes `details` elements, except those that the application animates. Serialized into a file: no imports
 * but types.
 */
export function openDetails(act: HeldAct): void {
  const {parentElement: details} = act.element;
  if (act.element.matches('summary') && details && !details.dataset.collapsed) {
    details.toggleAttribute('open');
    act.replay = () => undefined;
  }
}
