import { type FocusEvent, useRef, useState } from 'react';
import { CalendarButton } from '../../internal/calendar/CalendarButton.tsx';
import { deviceToday } from '../../internal/calendar/date-text/plainDate.ts';
import { LazyCalendar } from '../../internal/calendar/LazyCalendar.tsx';
import { ControlBox } from '../../internal/field/ControlBox.tsx';
import { Field } from '../../internal/field/Field.tsx';
import { FormValue } from '../../internal/field/FormValue.tsx';
import { splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { isElement } from '../../internal/isElement.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './DateRangeField.styles.ts';
import { dateRangeFieldTexts } from './DateRangeField.texts.ts';
import type { DateRange, DateRangeFieldProps } from './DateRangeField.types.ts';
import { RangeInput } from './RangeInput.tsx';
import { useDateRange } from './useDateRange.ts';

const open: DateRange = { from: null, to: null };

/**
 * A period, its ends typed as DD-MM-YYYY (FND-089) or chosen in one calendar; shown as "Data início -> data fim"
 * (SUP-027). Renders a `<div role="group">` around label, two `<input>` and message.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    common,
    value,
    defaultValue = open,
    onValueChange,
    fromName,
    toName,
    min,
    max,
    today,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { label, error, readOnly, disabled } = common;
  const messages = useMessages(dateRangeFieldTexts);
  const fromRef = useRef<HTMLInputElement>(null);
  const toRef = useRef<HTMLInputElement>(null);
  const firstRef = useMergedRefs(fromRef, inputRef);
  const button = useRef<HTMLButtonElement>(null);
  const [calendarOpen, setCalendarOpen] = useState(false);
  const rules = { min, max };
  const { from, to, problem, choose } = useDateRange({
    fromRef,
    toRef,
    value,
    defaultValue,
    rules,
    today,
    onValueChange,
  });
  // A text that is no date leaves the parent without a value: its "required" would be the wrong thing to say.
  const shownError = problem?.kind === 'no-date' ? problem.message : error || problem?.message;
  const field = useField({ ...common, error: readOnly ? error : shownError });
  const ids = {
    label: `${field.id}-label`,
    from: `${field.id}-from`,
    to: `${field.id}-to`,
    end: `${field.id}-end`,
    format: `${field.id}-format`,
  };
  const describedBy = [field.control['aria-describedby'], ids.format].filter(Boolean).join(' ');
  const isInvalid = (end: 'from' | 'to') => field.invalid && (problem === undefined || problem.end === end);

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    const stays = calendarOpen || (isElement(next) && event.currentTarget.contains(next));
    if (!stays) onBlur?.(event);
  };

  return (
    <Field
      {...rest}
      role="group"
      aria-labelledby={ids.label}
      labelId={ids.label}
      common={common}
      field={field}
      onBlur={handleBlur}
    >
      <ControlBox field={field}>
        <RangeInput
          ref={firstRef}
          id={field.id}
          labelledBy={`${ids.label} ${ids.from}`}
          describedBy={describedBy}
          placeholder={messages.periodFrom}
          invalid={isInvalid('from')}
          field={field}
          end={from}
        />
        <S.Arrow aria-hidden="true">{'->'}</S.Arrow>
        <RangeInput
          ref={toRef}
          id={ids.end}
          labelledBy={`${ids.label} ${ids.to}`}
          describedBy={describedBy}
          placeholder={messages.periodToShort}
          invalid={isInvalid('to')}
          field={field}
          end={to}
        />
        <S.Space />
        <FormValue name={fromName} value={from.date ?? ''} disabled={disabled} />
        <FormValue name={toName} value={to.date ?? ''} disabled={disabled} />
        {!readOnly && (
          <CalendarButton
            ref={button}
            open={calendarOpen}
            disabled={disabled}
            onClick={() => setCalendarOpen(!calendarOpen)}
          />
        )}
      </ControlBox>
      <S.Hidden id={ids.from}>{messages.periodFrom}</S.Hidden>
      <S.EndLabel id={ids.to} htmlFor={ids.end}>
        {messages.periodTo}
      </S.EndLabel>
      <S.Hidden id={ids.format}>{messages.periodFormat}</S.Hidden>
      <LazyCalendar
        {...rules}
        open={calendarOpen && !disabled && !readOnly}
        anchor={button}
        label={typeof label === 'string' ? `${messages.choosePeriod}: ${label}` : messages.choosePeriod}
        chosen={{ from: from.date, to: to.date }}
        period
        separator="-"
        today={today ?? deviceToday()}
        onClose={() => setCalendarOpen(false)}
        onChoose={(first, last) => {
          choose(first, last);
          setCalendarOpen(false);
        }}
      />
    </Field>
  );
}
