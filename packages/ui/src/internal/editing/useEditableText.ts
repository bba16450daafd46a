import { type ChangeEvent, type CompositionEvent, type RefObject, useRef, useState } from 'react';
import type { Edit, EditRules } from './edit.ts';
import { replaceText } from './replaceText.ts';
import { useBeforeInput } from './useBeforeInput.ts';
import { useFormReset } from './useFormReset.ts';

interface EditableTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  /** None: the text stays as it is typed. */
  rules: EditRules | undefined;
  /** What the field shows, where the parent keeps it. */
  value: string | undefined;
  /** What the field shows first, where it keeps its own text. */
  defaultValue: string;
  /** Told of every change with the text in order, while an input method composes too. */
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Keeps the text of an input in order while a person edits it, and leaves alone what the browser does well: caret,
 * undo, dead keys, input methods and autofill.
 */
export function useEditableText({ inputRef, rules, value, defaultValue, onChange }: EditableTextOptions) {
  const [own, setOwn] = useState(defaultValue);
  // What an input method is still composing: React must not write into the field meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  // Texts that stood in the field until they were put in order: undo and redo step over them.
  const passing = useRef(new Set<string>());
  // What stood in the field when an input method began to compose.
  const uncomposed = useRef<string | null>(null);
  useFormReset(inputRef, () => setOwn(defaultValue));
  useBeforeInput(inputRef, rules);

  const commit = (text: string, event: ChangeEvent<HTMLInputElement>) => {
    setOwn(text);
    onChange(text, event);
  };

  /** The text as it should be, where it is not so yet. */
  const inOrder = (input: HTMLInputElement) => {
    const next = rules?.tidy(
      { text: input.value, caret: input.selectionStart ?? input.value.length },
      { before: uncomposed.current ?? value ?? own, composed: uncomposed.current !== null },
    );
    return next?.text === input.value ? undefined : next;
  };

  const correct = (input: HTMLInputElement, next: Edit) => {
    passing.current.add(input.value);
    replaceText(input, next); // comes back as a change of its own
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { nativeEvent } = event;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      setDraft(input.value);
      uncomposed.current ??= value ?? own;
      commit(inOrder(input)?.text ?? input.value, event);
    } else if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      // What stood here before needs no order, unless it only stood here until it got it.
      const command = inputType === 'historyUndo' ? 'undo' : 'redo';
      if (passing.current.has(input.value)) {
        setDraft(input.value);
        setTimeout(() => input.ownerDocument.execCommand(command)); // not inside the browser's own step
      } else {
        setDraft(null);
        commit(input.value, event);
      }
    } else {
      setDraft(null);
      const next = inOrder(input);
      if (!next) commit(input.value, event);
      else if (event.isTrusted) correct(input, next);
      else {
        // A script that types keeps a caret of its own and no undo history.
        input.value = next.text;
        if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret);
        commit(next.text, event);
      }
    }
  };

  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    setDraft(null);
    const next = inOrder(event.currentTarget);
    uncomposed.current = null;
    if (next) correct(event.currentTarget, next);
  };

  return {
    text: value ?? own,
    /** For the `<input>`. */
    editing: {
      value: draft ?? value ?? own,
      onChange: handleChange,
      onCompositionEnd: handleCompositionEnd,
      'data-composing': draft === null ? undefined : '',
    },
  };
}
