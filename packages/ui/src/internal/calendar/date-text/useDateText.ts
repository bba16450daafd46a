import { type ChangeEvent, type RefObject, useMemo, useState } from 'react';
import { useMessages } from '../../../locale/useMessages.ts';
import { replaceText } from '../../editing/replaceText.ts';
import { useEditableText } from '../../editing/useEditableText.ts';
import { useFormReset } from '../../editing/useFormReset.ts';
import { hasFocus } from '../../focusedBeside.ts';
import { calendarTexts } from '../Calendar.texts.ts';
import { dateRules } from './dateEditing.ts';
import { understandDate, wholeDate } from './dateText.ts';
import type { DateSeparator, PlainDate } from './plainDate.ts';

interface DateTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  separator: DateSeparator;
  /** The date, or a text that is none yet, where the parent keeps it; `undefined` where the field does. */
  value: string | null | undefined;
  defaultValue: PlainDate | null;
  /** What `hoje` and `+30` count from, asked for when a text is to be understood. */
  today: () => PlainDate;
  /** Whether nothing is wrong with a date: one that the parent still does not take is not kept when the field is left. */
  isValid?: ((text: string, date: PlainDate) => boolean) | undefined;
  /** Called on every change of the text with the date it means so far. */
  onChange: (date: PlainDate | null, text: string, event: ChangeEvent<HTMLInputElement> | undefined) => void;
}

/** The text of a date during typing, its date, and its final form. */
export function useDateText({
  inputRef,
  separator,
  value,
  defaultValue,
  today,
  isValid,
  onChange,
}: DateTextOptions) {
  const { formats, dayWords } = useMessages(calendarTexts);
  const { monthFirst } = formats;
  const show = (date: string | null) => (date === null ? '' : formats.date(date, separator) || date);
  const rules = useMemo(() => dateRules(separator, formats), [separator, formats]);
  const [typed, setText] = useState(() => show(value === undefined ? defaultValue : value));
  const [left, setLeft] = useState(false);
  /** What was reported while the person writes, as date and as text: a slow parent gives it back late. */
  const [reported, setReported] = useState<(string | null)[]>([]);
  const [taken, setTaken] = useState(value);
  const [written, setWritten] = useState(formats);
  if (written !== formats) {
    // Another language: the same date in its order.
    const meant = wholeDate(typed, written.monthFirst);
    setWritten(formats);
    if (meant !== null) setText(show(meant));
  }
  if (value !== undefined && taken !== value) {
    const own = reported.lastIndexOf(value);
    setTaken(value);
    setReported(own < 0 ? [] : reported.slice(own + 1));
    // The typed text is newer than what comes back from the parent.
    if (own < 0)
      setText((shown) => (value !== null && wholeDate(shown, monthFirst) === value ? shown : show(value)));
  }
  const typedDate = wholeDate(typed, written.monthFirst);
  const refused =
    left && value !== undefined && typedDate !== null && typedDate !== value && isValid?.(typed, typedDate);
  const text = refused ? show(value) : typed;
  const date = refused ? wholeDate(text, monthFirst) : typedDate;
  useFormReset(inputRef, () => {
    setText(show(value === undefined ? defaultValue : value));
    setLeft(false);
  });

  const change = (next: string, event: ChangeEvent<HTMLInputElement> | undefined) => {
    setText(next);
    setLeft(false);
    const meant = wholeDate(next, monthFirst);
    setReported((before) => [...before, meant, next]);
    onChange(meant, next, event);
  };

  const { editing } = useEditableText({ inputRef, rules, value: text, defaultValue: '', onChange: change });

  /** Writes out what an abbreviation means; a text that means nothing stays. */
  const settle = () => {
    const meant = understandDate(text, today(), { monthFirst, ...dayWords });
    const next = show(meant);
    if (meant === null || next === text) return;
    const input = inputRef.current;
    if (input && hasFocus(input)) replaceText(input, { text: next, caret: next.length });
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
      setReported((before) => before.slice(-2)); // the last may be late yet
    },
    /** Sets a date that was chosen elsewhere, as in the calendar, without calling back. */
    write: (chosen: PlainDate) => {
      setText(show(chosen));
      setLeft(true);
    },
  };
}
