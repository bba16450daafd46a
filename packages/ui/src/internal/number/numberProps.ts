import type { ChangeEvent, FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../field/Field.tsx';
import type { FieldProps } from '../field/fieldProps.ts';

/** What every number field takes. */
export interface NumberFieldBaseProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The number, where the parent keeps it; `null` is empty. */
  value?: number | null | undefined;
  /** The number at first, where the field keeps its own. @default null */
  defaultValue?: number | null | undefined;
  /** Called on every change of the number; `null` when there is none. */
  onValueChange?:
    | ((value: number | null, details: { event: ChangeEvent<HTMLInputElement> }) => void)
    | undefined;
  /** Smallest value; checked on blur. @default 0, none where negatives are allowed */
  min?: number | undefined;
  /** Greatest value; checked on blur. */
  max?: number | undefined;
  /** Takes values below zero: `-` turns the sign. @default true where `min` is below zero */
  allowNegative?: boolean | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** What the browser may fill in. @default 'off' */
  autoComplete?: string | undefined;
  /** Inside the box before the number. */
  prefix?: ReactNode;
  /** Inside the box after the number, as a unit. */
  suffix?: ReactNode;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** Whether a field takes values below zero, and its least value. */
export function readBounds({
  min,
  allowNegative = min !== undefined && min < 0,
}: Pick<NumberFieldBaseProps, 'min' | 'allowNegative'>) {
  return { allowNegative, min: min ?? (allowNegative ? undefined : 0) };
}
