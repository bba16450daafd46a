import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { onlyDigits } from '../../internal/mask/mask.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import type { PhoneValue } from './phone.ts';

/** Called on every change with both halves, and why they are no phone number, as shown on blur. */
export type PhoneChange = (
  value: PhoneValue,
  details: { event: ChangeEvent<HTMLInputElement>; problem: string | undefined },
) => void;

const bare = ({ ddd, number }: PhoneValue): PhoneValue => ({
  ddd: onlyDigits(ddd),
  number: onlyDigits(number),
});

/** Keeps both halves together, whether the parent holds them or the field does. */
export function usePhoneValue(
  inputRef: RefObject<HTMLInputElement | null>,
  value: PhoneValue | undefined,
  defaultValue: PhoneValue,
  onValueChange: PhoneChange | undefined,
  problemOf: (value: PhoneValue) => string | undefined,
) {
  const [kept, setKept, reset] = useControllableValue(value, defaultValue, onValueChange);
  const current = bare(kept);
  // A paste changes both halves before anything is rendered again.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  useFormReset(inputRef, reset);

  const change = (part: keyof PhoneValue, text: string, event: ChangeEvent<HTMLInputElement>) => {
    const next = { ...latest.current, [part]: text };
    latest.current = next;
    setKept(next, { event, problem: problemOf(next) });
  };

  return { current, change };
}
