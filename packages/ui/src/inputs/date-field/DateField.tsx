import {
  type ChangeEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { calendarTexts } from '../../internal/calendar/Calendar.texts.ts';
import { CalendarButton } from '../../internal/calendar/CalendarButton.tsx';
import { dateProblem } from '../../internal/calendar/date-text/dateProblem.ts';
import { deviceToday } from '../../internal/calendar/date-text/plainDate.ts';
import { useDateText } from '../../internal/calendar/date-text/useDateText.ts';
import type { DayRules } from '../../internal/calendar/dayRules.ts';
import { LazyCalendar } from '../../internal/calendar/LazyCalendar.tsx';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { ControlBox } from '../../internal/field/ControlBox.tsx';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { FormValue } from '../../internal/field/FormValue.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';

/** What goes with a change of a date. */
export interface DateChange {
  /** The event of a typed change; none where the field wrote the date itself, as from the calendar. */
  event: ChangeEvent<HTMLInputElement> | undefined;
  /** Text in the field, even when it is no date: a form with such a text is incomplete. */
  text: string;
  /** Why the text is no valid date, as shown on blur. */
  problem: string | undefined;
}

export interface DateFieldProps extends FieldProps, DayRules, Omit<FieldRootProps, 'children'> {
  /**
   * The date as `YYYY-MM-DD`, where the parent keeps it (D3: no time, no zone). One that also keeps a text that is no date
   * yet, as `date ?? details.text`, can refuse it, and empty the field. A valid
   * date that the parent does not take gives way to the parent's when the field is left.
   */
  value?: string | null | undefined;
  /** The date at first, where the field keeps its own. @default null */
  defaultValue?: string | null | undefined;
  /** Called on every change; null while the text is no whole date, a date outside the bounds all the same. */
  onValueChange?: ((value: string | null, details: DateChange) => void) | undefined;
  /** The day that `hoje` and `+30` mean, `YYYY-MM-DD`. @default the device's date in its own zone */
  today?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * A day, typed as DD/MM/YYYY (FND-088) or chosen in a calendar. Understands `hoje`, `amanhã`, `ontem`, `+30`, `1207`,
 * `12/7/26` and a pasted `2026-07-12`. Renders a `<div>` around label, `<input>` and message; a form gets `YYYY-MM-DD`.
 */
export function DateField(props: DateFieldProps) {
  const {
    common,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    today,
    dayHint,
    dayDisabledReason,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { label, name, error, readOnly, disabled } = common;
  const messages = useMessages(calendarTexts);
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const rules: DayRules = { min, max, dayHint, dayDisabledReason };
  const emitChange = (next: string | null, text: string, event?: ChangeEvent<HTMLInputElement>) =>
    onValueChange?.(next, { event, text, problem: dateProblem(text, next, rules, messages)?.message });
  const date = useDateText({
    inputRef: ref,
    separator: '/',
    value,
    defaultValue,
    today: () => today ?? deviceToday(),
    isValid: (text, day) => dateProblem(text, day, rules, messages) === undefined,
    onChange: emitChange,
  });
  const problem = date.left && !readOnly ? dateProblem(date.text, date.date, rules, messages) : undefined;
  // A text that is no date leaves the parent without a value: its "required" would be the wrong thing to say.
  const shownError = problem?.kind === 'no-date' ? problem.message : error || problem?.message;
  const field = useField({ ...common, name: undefined, error: shownError });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) date.settle();
  };

  return (
    <Field {...rest} common={common} field={field}>
      <ControlBox field={field}>
        <Input
          {...field.control}
          {...date.editing}
          ref={mergedRef}
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.dateFormat}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            date.leave();
            onBlur?.(event);
          }}
        />
        <FormValue name={name} value={date.date ?? ''} disabled={disabled} />
        {!readOnly && (
          <CalendarButton ref={button} open={open} disabled={disabled} onClick={() => setOpen(!open)} />
        )}
      </ControlBox>
      <LazyCalendar
        {...rules}
        open={open && !disabled && !readOnly}
        anchor={button}
        label={typeof label === 'string' ? `${messages.chooseDate}: ${label}` : messages.chooseDate}
        chosen={{ from: date.date, to: date.date }}
        period={false}
        separator="/"
        today={today ?? deviceToday()}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          date.write(chosen);
          emitChange(chosen, messages.formats.date(chosen));
          setOpen(false);
        }}
      />
    </Field>
  );
}
