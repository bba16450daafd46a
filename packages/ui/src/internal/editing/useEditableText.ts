import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { EditRules, PasteFault, TextFault } from './edit.ts';
import { type EditingSubject, textEditing } from './textEditing.ts';
import { useBeforeInput } from './useBeforeInput.ts';
import { useFormReset } from './useFormReset.ts';

interface EditableTextOptions<Fault extends PasteFault> {
  inputRef: RefObject<HTMLInputElement | null>;
  /** None: the text stays as it is typed. */
  rules: EditRules<Fault> | undefined;
  /** What the field shows, where the parent keeps it. */
  value: string | undefined;
  /** What the field shows first, where it keeps its own text. */
  defaultValue: string;
  /** Called on every change with the text in order, while an input method composes too. */
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
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
  if (caret === null || input.ownerDocument.activeElement !== input) return;
  const place = caretIn(text, before, caret);
  input.setSelectionRange(place, place);
}

/**
 * Keeps the text of an input in order while a person edits it, and leaves alone what the browser does well: caret,
 * undo, dead keys, input methods and autofill. The text is written into the input past React, so that a key draws
 * nothing anew around it.
 */
export function useEditableText<Fault extends PasteFault = TextFault>({
  inputRef,
  rules,
  value,
  defaultValue,
  onChange,
}: EditableTextOptions<Fault>) {
  // A new object, so that a text that the parent refused is rendered again.
  const [own, setOwn] = useState({ text: defaultValue });
  const text = value ?? own.text;
  const [pasteFault, setPasteFault] = useState<Fault>();

  const onCommit = (next: string, event: ChangeEvent<HTMLInputElement>) => {
    setOwn({ text: next });
    setPasteFault(undefined);
    onChange(next, event);
  };
  const onRelease = () => setOwn((before) => ({ ...before }));
  const subject = useRef<EditingSubject>({ rules, text, onCommit, onRelease });
  const [{ isFree, ...handlers }] = useState(() => textEditing(() => subject.current));
  const [first] = useState(text);

  useFormReset(inputRef, () => {
    if (inputRef.current) inputRef.current.defaultValue = value ?? defaultValue; // keys do not write it
    setOwn({ text: defaultValue });
    setPasteFault(undefined);
  });
  useBeforeInput(inputRef, rules, setPasteFault);
  useLayoutEffect(() => {
    subject.current = { rules, text, onCommit, onRelease };
    if (inputRef.current && isFree()) show(inputRef.current, text);
  });

  return {
    text,
    /** Of the text that was pasted just now. */
    pasteFault,
    /** For the `<input>`: the same for as long as the field lives. */
    editing: { defaultValue: first, ...handlers },
  };
}
