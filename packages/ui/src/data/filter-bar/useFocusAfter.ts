import { type RefObject, useCallback } from 'react';

/**
 * Where a part of a form goes while it has focus, gives focus to a button that stays, or else to the first field.
 *
 * @returns ref for every such part
 */
export function useFocusAfter(button: RefObject<HTMLElement | null>) {
  return useCallback(
    (part: HTMLElement | null) => {
      const form = part?.closest('form');
      return () => {
        if (!part?.contains(part.ownerDocument.activeElement)) return;
        // React is still drawing: a field may be a new one in a moment, and would not hear of its focus yet.
        queueMicrotask(() =>
          (button.current ?? form?.querySelector<HTMLElement>('input:enabled, button:enabled'))?.focus(),
        );
      };
    },
    [button],
  );
}
