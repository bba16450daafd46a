import { useEffect, useEffectEvent } from 'react';
import { type QueueAct, queueActForKey } from './queueActForKey.ts';

/** Where letters are text, or choose among options by their first letter. */
const usesLetters =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

const isTaken = ({ target }: Event) =>
  (target instanceof Element && target.closest(usesLetters) !== null) ||
  document.querySelector('[aria-modal="true"]') !== null;

/** Listens to the keys of the queue while no field and no dialog has focus. */
export function useQueueKeys(enabled: boolean, onAct: (act: QueueAct) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    const { key, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing } = event;
    const altGraph = event.getModifierState('AltGraph');
    const act = queueActForKey({ key, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing, altGraph });
    if (act === undefined) return;
    event.preventDefault();
    onAct(act);
  });

  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
