import { type RefObject, useState } from 'react';
import type { useDateText } from '../../internal/calendar/date-text/useDateText.ts';
import type { FieldState } from '../../internal/field/useField.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './DateRangeField.styles.ts';
import { dateRangeFieldTexts } from './DateRangeField.texts.ts';

interface RangeInputProps {
  ref: RefObject<HTMLInputElement | null> | ((input: HTMLInputElement | null) => void);
  id: string;
  /** Ids of what names it: the label of the period and its own. */
  labelledBy: string;
  describedBy: string;
  placeholder: string;
  invalid: boolean;
  field: FieldState;
  end: ReturnType<typeof useDateText>;
}

/** One end of a period. Renders an `<input>`. */
export function RangeInput({
  ref,
  id,
  labelledBy,
  describedBy,
  placeholder,
  invalid,
  field,
  end,
}: RangeInputProps) {
  const messages = useMessages(dateRangeFieldTexts);
  const [focused, setFocused] = useState(false);
  return (
    <S.End
      {...field.control}
      {...end.editing}
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={focused ? messages.periodFormat : placeholder}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) end.settle();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        end.leave();
      }}
    />
  );
}
