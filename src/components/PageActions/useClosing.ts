import {type RefObject, useEffect} from 'react';

/**
 * Closes a `details` element on Escape (which returns focus to its summary), on focus or clicks outside, and on clicks
 * on links inside.
 */
export function useClosing(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    const close = (): void => details?.removeAttribute('open');
    const closeOutside = ({target}: Event): void => {
      if (target instanceof Node && !details?.contains(target)) {
        close();
      }
    };
    const closeInside = ({target}: Event): void => {
      if (target instanceof Element && target.closest('a')) {
        close();
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && details?.open) {
        close();
        details.querySelector('summary')?.focus();
      }
    };
    details?.addEventListener('click', closeInside);
    details?.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      details?.removeEventListener('click', closeInside);
      details?.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [ref]);
}
