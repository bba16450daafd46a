import { type RefObject, useCallback } from 'react';
import { hasFocus } from '../../internal/focusedBeside.ts';

interface ZoneRefs {
  rootRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Keeps a zone in sight while its input has focus and files come in above it, which push it down.
 *
 * @returns the ref of what holds the files
 */
export function useZoneInSight({ rootRef, inputRef }: ZoneRefs) {
  return useCallback(
    (files: HTMLElement | null) => {
      if (!files) return;
      let height = 0;
      const observer = new ResizeObserver(() => {
        const before = height;
        height = files.offsetHeight;
        if (height > before && inputRef.current && hasFocus(inputRef.current))
          rootRef.current?.scrollIntoView({ block: 'nearest' });
      });
      observer.observe(files);
      return () => observer.disconnect();
    },
    [rootRef, inputRef],
  );
}
