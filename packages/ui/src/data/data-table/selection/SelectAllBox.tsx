import { useLayoutEffect, useReducer, useRef } from 'react';
import type { RowSelecting } from './selecting.ts';

/** The box in the header: all, some or none of the rows that can be chosen (TBL-12). Renders a checkbox. */
export function SelectAllBox({ state, label, reason, toggle }: RowSelecting<never>['all']) {
  const box = useRef<HTMLInputElement>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed';
  });

  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      checked={state === true}
      aria-label={label}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason}
      data-tip={reason}
      onChange={() => {
        if (reason === undefined) toggle();
        drawAgain(); // the browser took the state of some away, even where the press was refused
      }}
    />
  );
}
