import type { ChangeEvent, FocusEvent, Ref } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';

/** First and last day of a period as `YYYY-MM-DD`; an end that is null is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** What goes with a change of a period. */
export interface DateRangeChange {
  /** The event of a typed change; none where the field wrote the dates itself, as from the calendar. */
  event: ChangeEvent<HTMLInputElement> | undefined;
  /** Text in the two inputs, even when it is no date. */
  texts: { from: string; to: string };
  /** Why this is no valid period, as shown on blur. */
  problem: string | undefined;
}

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, Omit<FieldRootProps, 'children'> {
  /**
   * The period, where the parent keeps it (D3: no time, no zone). One that also keeps a text that is no date yet, as
   * `range.from ?? details.texts.from`, can refuse it, and empty the field.
   */
  value?: DateRange | undefined;
  /** The period at first, where the field keeps its own. @default both ends open */
  defaultValue?: DateRange | undefined;
  /** Called on every change; an end is null while its text is no whole date. */
  onValueChange?: ((value: DateRange, details: DateRangeChange) => void) | undefined;
  /** Name of the first day in a form. */
  fromName?: string | undefined;
  /** Name of the last day in a form. */
  toName?: string | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The day that `hoje` and `-30` mean, `YYYY-MM-DD`. @default the device's date in its own zone */
  today?: string | undefined;
  /** The first `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
}
