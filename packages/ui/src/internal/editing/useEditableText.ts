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
  const [{ draw, ...handlers }] = useState(() => textEditing(() => subject.current));
  const [first] = useState(text);

  useFormReset(inputRef, () => {
    if (inputRef.current) inputRef.current.defaultValue = value ?? defaultValue; // keys do not write it
    setOwn({ text: defaultValue });
    setPasteFault(undefined);
  });
  useBeforeInput(inputRef, rules, setPasteFault);
  useLayoutEffect(() => {
    subject.current = { rules, text, onCommit, onRelease };
    if (inputRef.current) draw(inputRef.current);
  });

  return {
    text,
    /** Of the text that was pasted just now. */
    pasteFault,
    /** For the `<input>`: the same for as long as the field lives. */
    editing: { defaultValue: first, ...handlers },
  };
}
