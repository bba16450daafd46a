import type { ChangeEvent, CompositionEvent } from 'react';
import { hasFocus } from '../focusedBeside.ts';
import type { Edit, EditRules, PasteFault } from './edit.ts';
import { isInputEvent } from './incoming.ts';
import { replaceText } from './replaceText.ts';

/** Current state of the field, read at each edit. */
export interface EditingSubject {
  /** None: the text stays as it is typed. */
  rules: EditRules<PasteFault> | undefined;
  /** What the field is to show. */
  text: string;
  /** Called on every change with the text in order, while an input method composes too. */
  onCommit: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Something else was shown for a while: what the field is to show has to be written again. */
  onRelease: () => void;
}

/** Place of the caret in a text that took the place of another: after what stands before it, else before what follows it. */
function caretIn(text: string, before: string, caret: number): number {
  return text.startsWith(before.slice(0, caret)) ? caret : Math.max(0, text.length - before.length + caret);
}

/** Writes only differences: writing moves the caret, which is put back, and starts a new undo step. */
function show(input: HTMLInputElement, text: string) {
  const before = input.value;
  if (before === text) return;
  const caret = input.selectionStart;
  input.value = text;
  input.defaultValue = text; // in the midst of a form reset, which goes back to it
  if (caret === null || !hasFocus(input)) return;
  const place = caretIn(text, before, caret);
  input.setSelectionRange(place, place);
}

/** Formats the text of a field, however it was entered. */
export function textEditing(subject: () => EditingSubject) {
  let drawn = false;
  // An input method composes, or the browser is on its way through its history: the field is not to be written into.
  let held = false;
  // Texts that stood in the field until they were put in order: undo and redo step over them.
  const passing = new Set<string>();
  // What stood in the field when an input method began to compose.
  let uncomposed: string | null = null;

  /** The text as it should be, where it is not so yet. */
  const inOrder = (input: HTMLInputElement) => {
    const { rules, text } = subject();
    const next = rules?.tidy(
      { text: input.value, caret: input.selectionStart ?? input.value.length },
      { before: uncomposed ?? text, composed: uncomposed !== null },
    );
    return next?.text === input.value ? undefined : next;
  };

  const correct = (input: HTMLInputElement, next: Edit) => {
    passing.add(input.value);
    replaceText(input, next); // comes back as a change of its own
  };

  const compose = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    held = true;
    input.dataset.composing = '';
    uncomposed ??= subject().text;
    subject().onCommit(inOrder(input)?.text ?? input.value, event);
  };

  /** What stood here before needs no order, unless it only stood here until it got it. */
  const stepThroughHistory = (event: ChangeEvent<HTMLInputElement>, command: 'undo' | 'redo') => {
    const input = event.currentTarget;
    held = passing.has(input.value);
    if (held)
      setTimeout(() => input.ownerDocument.execCommand(command)); // not inside the browser's own step
    else subject().onCommit(input.value, event);
  };

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    held = false;
    const next = inOrder(input);
    if (!next) subject().onCommit(input.value, event);
    else if (event.isTrusted) correct(input, next);
    else {
      // A script that types keeps a caret of its own and no undo history.
      input.value = next.text;
      if (hasFocus(input)) input.setSelectionRange(next.caret, next.caret);
      subject().onCommit(next.text, event);
    }
  };

  return {
    /** Makes the field show its text. What a person put there before the page was hydrated counts as typed now. */
    draw(input: HTMLInputElement) {
      if (held) return;
      const { text } = subject();
      const { value: found, selectionStart } = input;
      show(input, text);
      // Not where the browser has a form of its own for the same text, as without line breaks.
      if (!drawn && input.value !== found)
        replaceText(input, { text: found, caret: selectionStart ?? found.length });
      drawn = true;
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { nativeEvent } = event;
      if (!isInputEvent(nativeEvent)) take(event);
      else if (nativeEvent.isComposing) compose(event);
      else if (nativeEvent.inputType === 'historyUndo') stepThroughHistory(event, 'undo');
      else if (nativeEvent.inputType === 'historyRedo') stepThroughHistory(event, 'redo');
      else take(event);
    },
    onCompositionEnd({ currentTarget: input }: CompositionEvent<HTMLInputElement>) {
      held = false;
      delete input.dataset.composing;
      const next = inOrder(input);
      uncomposed = null;
      if (next) correct(input, next);
      else subject().onRelease();
    },
  };
}
