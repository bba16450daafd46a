import { type ChangeEvent, type MouseEvent, type Ref, useId, useRef } from 'react';
import { useFormReset } from '../../internal/editing/useFormReset.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';

interface Choosable<Value extends string> {
  value: Value;
  disabled?: boolean | undefined;
}

interface RadiosOptions<Value extends string> {
  options: readonly Choosable<Value>[];
  name: string | undefined;
  value: Value | null | undefined;
  defaultValue: Value | null;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onValueChange: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

/**
 * One choice among native radio buttons: their shared name, which one is checked, where focus comes in, and a reset with
 * the form.
 */
export function useRadios<Value extends string>({
  options,
  name,
  value,
  defaultValue,
  readOnly,
  inputRef,
  onValueChange,
}: RadiosOptions<Value>) {
  const ownName = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const entryRef = useMergedRefs(ownRef, inputRef);
  const [current, keep, reset] = useControllableValue<Value | null>(value, defaultValue);
  useFormReset(ownRef, reset);
  const open = options.filter(({ disabled }) => !disabled);
  // As Tab does it.
  const entry = (open.find(({ value }) => value === current) ?? open[0] ?? options[0])?.value;

  /** For the `<input>` of an option. */
  const radio = (option: Value, unavailable = false) => ({
    ...(option === entry && { ref: entryRef, 'data-entry': '' }),
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

  return radio;
}
