import { useState } from 'react';

/**
 * A value that the parent keeps (`value`), or else the component itself. The second of the answer changes it and calls
 * the parent; the third goes back to the first value without a call, as a form reset does.
 */
export function useControllableValue<Value, Details extends readonly unknown[] = []>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange?: ((value: Value, ...details: Details) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value, ...details: Details) => {
    setOwn(() => next);
    onValueChange?.(next, ...details);
  };
  const reset = () => setOwn(() => defaultValue);
  return [value === undefined ? own : value, change, reset] as const;
}
