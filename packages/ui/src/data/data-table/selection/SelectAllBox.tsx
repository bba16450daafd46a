import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { RowSelecting } from './selecting.ts';

/** The box in the header, past the header row, which need not be drawn again for it. */
export const SelectAllContext = createContext<RowSelecting<never>['all'] | undefined>(undefined);

/** The box in the header: all, some or none of the rows that can be chosen (TBL-12). Renders a checkbox. */
export function SelectAllBox() {
  const all = use(SelectAllContext);
  const box = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = all?.state === 'mixed';
  });

  if (!all) return null;
  const { state, label, reason, toggle } = all;
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      checked={state === true}
      aria-label={label}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason}
      data-tip={reason ?? label}
      onChange={() => {
        if (reason === undefined) toggle();
      }}
    />
  );
}
