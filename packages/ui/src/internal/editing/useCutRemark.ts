import { type RefObject, useEffect, useState } from 'react';
import { fieldTexts } from '../../locale/fieldTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { roomIn, textOf } from './incoming.ts';
import { useFormReset } from './useFormReset.ts';

/** What is said of a pasted or dropped text of which only a part fits `maxLength`: browsers cut it without a word. */
export function useCutRemark(
  controlRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): string | undefined {
  const messages = useMessages(fieldTexts);
  const [cut, setCut] = useState(false);
  useFormReset(controlRef, () => setCut(false));
  useEffect(() => {
    const control = controlRef.current;
    if (!control) return;
    const look = (event: InputEvent) => {
      const text = /Paste|Drop/.test(event.inputType) ? textOf(event) : '';
      // Line breaks as the control counts them; those at the end are no loss.
      setCut(text.trimEnd().replaceAll('\r\n', '\n').length > roomIn(control));
    };
    const element: HTMLElement = control; // TypeScript finds no listener for either
    element.addEventListener('beforeinput', look, true); // before `useBeforeInput` takes the place of the edit
    return () => element.removeEventListener('beforeinput', look, true);
  }, [controlRef]);
  return cut ? messages.pasteFaults.cut : undefined;
}
