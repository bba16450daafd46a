import type { ChangeEvent } from 'react';
import { dddMask } from './phone.ts';

/** Whether the person has just typed the last digit of the area code, and the number is next. */
export function goesOn({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, ddd: string) {
  const typed = !(nativeEvent instanceof InputEvent) || nativeEvent.inputType.startsWith('insert');
  const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const held = input.ownerDocument.activeElement === input;
  return (
    held && typed && !composing && ddd.length === dddMask.capacity && input.selectionStart === ddd.length
  );
}
