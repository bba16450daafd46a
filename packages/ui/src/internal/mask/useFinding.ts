import { type RefObject, useState } from 'react';
import { useFormReset } from '../editing/useFormReset.ts';

/** Judges a value once the person has left it, and is silent while they type. */
export function useFinding<Value, Found>(
  inputRef: RefObject<HTMLInputElement | null>,
  value: Value,
  find: ((value: Value) => Found | undefined) | undefined,
) {
  const [left, setLeft] = useState(false);
  useFormReset(inputRef, () => setLeft(false));
  return {
    found: left ? find?.(value) : undefined,
    leave: () => setLeft(true),
    change: () => setLeft(false),
  };
}
