import { type ChangeEvent, type MouseEvent, useId, useRef } from 'react';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';

interface RadiosOptions<Value extends string> {
  name: string | undefined;
  value: Value | null | undefined;
  defaultValue: Value | null;
  readOnly: boolean;
  onValueChange: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

/** One choice among native radio buttons: their shared name, which one is checked, and a reset with the form. */
export function useRadios<Value extends string>({
  name,
  value,
  defaultValue,
  readOnly,
  onValueChange,
}: RadiosOptions<Value>) {
  const ownName = useId();
  const firstRef = useRef<HTMLInputElement>(null);
  const [current, keep, reset] = useControllableValue<Value | null>(value, defaultValue);
  useFormReset(firstRef, reset);

  /** For the `<input>` of an option. */
  const radio = (option: Value, unavailable = false) => ({
    type: 'radio' as const,
    name: name ?? ownName,
    value: option,
    checked: option === current,
    // HTML knows no read-only radio button: the press is taken back before anything changes.
    onClick:
      readOnly || unavailable ? (event: MouseEvent<HTMLInputElement>) => event.preventDefault() : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (readOnly || unavailable) return;
      keep(option);
      onValueChange?.(option, { event });
    },
  });

  return { firstRef, radio };
}
