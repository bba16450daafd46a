import { type ChangeEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../locale/useMessages.ts';
import { replaceText } from '../../editing/replaceText.ts';
import { useEditableText } from '../../editing/useEditableText.ts';
import { useFormReset } from '../../editing/useFormReset.ts';
import { dateRules } from './dateEditing.ts';
import { understandDate, wholeDate } from './dateText.ts';
import type { DateSeparator, PlainDate } from './plainDate.ts';

interface DateTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  separator: DateSeparator;
  /** The date, where the parent keeps it; `undefined` where the field does. */
  value: PlainDate | null | undefined;
  defaultValue: PlainDate | null;
  /** What `hoje` and `+30` count from, asked for when a text is to be understood. */
  today: () => PlainDate;
  /** Called on every change of the text with the date it means so far. */
  onChange: (date: PlainDate | null, text: string, event: ChangeEvent<HTMLInputElement> | undefined) => void;
}

/** The text of a date during typing, its date, and its final form. */
export function useDateText({ inputRef, separator, value, defaultValue, today, onChange }: DateTextOptions) {
  const { formats, dayWords } = useMessages();
  const { monthFirst } = formats;
  const show = (date: PlainDate | null) => (date === null ? '' : formats.date(date, separator));
  const rules = useMemo(() => dateRules(separator, formats), [separator, formats]);
  const [text, setText] = useState(() => show(value === undefined ? defaultValue : value));
  const [left, setLeft] = useState(false);
  /** Dates reported while the person writes, which a slow parent gives back late. */
  const reported = useRef<(PlainDate | null)[]>([]);
  const [written, setWritten] = useState(formats);
  if (written !== formats) {
    // Another language: the same date in its order.
    const meant = wholeDate(text, written.monthFirst);
    setWritten(formats);
    if (meant !== null) setText(show(meant));
  }
  const date = wholeDate(text, written.monthFirst);
  useFormReset(inputRef, () => {
    setText(show(value === undefined ? defaultValue : value));
    setLeft(false);
  });

  useLayoutEffect(() => {
    if (value === undefined) return;
    const own = reported.current.lastIndexOf(value);
    reported.current = reported.current.slice(own + 1);
    // The typed text is newer than the value that comes back from the parent.
    if (own < 0)
      setText((shown) =>
        wholeDate(shown, monthFirst) === value ? shown : value === null ? '' : formats.date(value, separator),
      );
  }, [value, separator, formats, monthFirst]);

  const change = (next: string, event: ChangeEvent<HTMLInputElement> | undefined) => {
    setText(next);
    setLeft(false);
    const meant = wholeDate(next, monthFirst);
    reported.current.push(meant);
    onChange(meant, next, event);
  };

  const { editing } = useEditableText({ inputRef, rules, value: text, defaultValue: '', onChange: change });

  /** Writes out what an abbreviation means; a text that means nothing stays. */
  const settle = () => {
    const meant = understandDate(text, today(), { monthFirst, ...dayWords });
    const next = show(meant);
    if (meant === null || next === text) return;
    const input = inputRef.current;
    if (input && input.ownerDocument.activeElement === input)
      replaceText(input, { text: next, caret: next.length });
    else change(next, undefined);
  };

  return {
    text,
    date,
    /** The person has left the field since they last wrote in it. */
    left,
    /** For the `<input>`. */
    editing,
    settle,
    leave: () => {
      settle();
      setLeft(true);
      reported.current = [];
    },
    /** Sets a date that was chosen elsewhere, as in the calendar, without calling back. */
    write: (chosen: PlainDate) => {
      setText(show(chosen));
      setLeft(true);
    },
  };
}
