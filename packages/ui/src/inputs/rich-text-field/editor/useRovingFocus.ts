import { type KeyboardEvent, useState } from 'react';
import { tabForKey } from '../../../navigation/tabs/tabForKey.ts';

/** Makes the buttons of a toolbar one tab stop: arrows, Home and End move within, Tab comes back to the last one used. */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabForKey(event.key, current, buttons.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return {
    listProps: { onKeyDown: handleKeyDown },
    itemProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}
