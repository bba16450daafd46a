import { type RefObject, useEffect } from 'react';
import {
  type Edit,
  type EditRules,
  erasePlainly,
  insertPlainly,
  type PastedEdit,
  type PasteFault,
  type SelectedText,
} from './edit.ts';
import { roomIn, textOf } from './incoming.ts';
import { replaceText } from './replaceText.ts';

/** What an edit would make of the text; nothing for edits that the browser makes by itself. */
function foresee<Fault extends PasteFault>(
  input: HTMLInputElement,
  event: InputEvent,
  rules: EditRules<Fault>,
): { before: string; next: PastedEdit<Fault>; plain: string } | undefined {
  const before: SelectedText = {
    text: input.value,
    start: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
  };
  const results = (next: PastedEdit<Fault>, plain: Edit) => ({
    before: before.text,
    next,
    plain: plain.text,
  });
  switch (event.inputType) {
    case 'insertText':
    case 'insertFromPaste': {
      const data = textOf(event);
      if (!data) return undefined;
      // What a single-line field keeps of it: one line, up to its `maxLength`.
      const line = data.replace(/\r\n|\r|\n/g, ' ').slice(0, roomIn(input));
      const next = rules.insert(before, line, event.inputType === 'insertFromPaste');
      return results(next, insertPlainly(before, line));
    }
    case 'deleteContentBackward':
      return results(rules.erase(before, 'backward'), erasePlainly(before, 'backward'));
    case 'deleteContentForward':
      return results(rules.erase(before, 'forward'), erasePlainly(before, 'forward'));
    default:
      return undefined;
  }
}

/**
 * Takes the place of the browser's own edit where the rules make something else of it, in one undoable step; tells of
 * a pasted text that was refused or changed.
 */
export function useBeforeInput<Fault extends PasteFault>(
  inputRef: RefObject<HTMLInputElement | null>,
  rules: EditRules<Fault> | undefined,
  /** Stable. */
  onPasteFault: (fault: Fault | undefined) => void,
) {
  useEffect(() => {
    const input = inputRef.current;
    if (!input || !rules) return;
    const handleBeforeInput = (event: InputEvent) => {
      // A script's event has no default action to take the place of; a composition's cannot be prevented.
      if (!event.isTrusted || !event.cancelable || event.isComposing) return;
      const result = foresee(input, event, rules);
      if (!result || result.next.text === result.plain) return;
      event.preventDefault();
      if (result.next.text !== result.before) replaceText(input, result.next);
      else input.setSelectionRange(result.next.caret, result.next.caret);
      const { fault } = result.next;
      if (event.inputType === 'insertFromPaste' || fault === 'digit') onPasteFault(fault);
    };
    input.addEventListener('beforeinput', handleBeforeInput);
    return () => input.removeEventListener('beforeinput', handleBeforeInput);
  }, [inputRef, rules, onPasteFault]);
}
