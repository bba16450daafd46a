import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  type EditRules,
  erasePlainly,
  insertPlainly,
  type PastedEdit,
  type PasteFault,
  type SelectedText,
} from './edit.ts';
import { replaceText } from './replaceText.ts';

/** What is to be said of a pasted text. */
export interface PasteRemark {
  fault: PasteFault;
  pasted: string;
}

/** What a single-line field keeps of pasted text: one line, up to its `maxLength`. */
function admitted(input: HTMLInputElement, { text, start, end }: SelectedText, data: string): string {
  const line = data.replace(/\r\n|\r|\n/g, ' ');
  return input.maxLength < 0 ? line : line.slice(0, Math.max(0, input.maxLength - text.length + end - start));
}

interface Foreseen {
  /** By the rules. */
  next: PastedEdit;
  /** The text without them. */
  plain: string;
  /** What was pasted. */
  pasted?: string;
}

/** What an edit would make of the text; nothing for edits that the browser makes by itself. */
function foresee(
  input: HTMLInputElement,
  before: SelectedText,
  event: InputEvent,
  rules: EditRules,
): Foreseen | undefined {
  switch (event.inputType) {
    case 'insertText':
    case 'insertFromPaste': {
      const data = event.data ?? event.dataTransfer?.getData('text/plain');
      if (!data) return undefined;
      const isPasted = event.inputType === 'insertFromPaste';
      const line = admitted(input, before, data);
      return {
        next: rules.insert(before, line, isPasted),
        plain: insertPlainly(before, line).text,
        ...(isPasted && { pasted: line }),
      };
    }
    case 'deleteContentBackward':
      return { next: rules.erase(before, 'backward'), plain: erasePlainly(before, 'backward').text };
    case 'deleteContentForward':
      return { next: rules.erase(before, 'forward'), plain: erasePlainly(before, 'forward').text };
    default:
      return undefined;
  }
}

/**
 * Takes the place of the browser's own edit where the rules make something else of it, in one undoable step; tells of
 * a pasted text that was refused or changed.
 */
export function useBeforeInput(
  inputRef: RefObject<HTMLInputElement | null>,
  rules: EditRules | undefined,
  onRemark: (remark: PasteRemark) => void,
) {
  const remark = useEffectEvent(onRemark);
  useEffect(() => {
    const input = inputRef.current;
    if (!input || !rules) return;
    const handleBeforeInput = (event: InputEvent) => {
      // A script's event has no default action to take the place of; a composition's cannot be prevented.
      if (!event.isTrusted || !event.cancelable || event.isComposing) return;
      const before: SelectedText = {
        text: input.value,
        start: input.selectionStart ?? input.value.length,
        end: input.selectionEnd ?? input.value.length,
      };
      const foreseen = foresee(input, before, event, rules);
      if (!foreseen || foreseen.next.text === foreseen.plain) return;
      const { next, pasted } = foreseen;
      event.preventDefault();
      if (next.text !== before.text) replaceText(input, next);
      else input.setSelectionRange(next.caret, next.caret);
      if (pasted !== undefined && next.fault) remark({ fault: next.fault, pasted });
    };
    input.addEventListener('beforeinput', handleBeforeInput);
    return () => input.removeEventListener('beforeinput', handleBeforeInput);
  }, [inputRef, rules]);
}
