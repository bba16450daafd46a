import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { isInputEvent } from '../../internal/editing/incoming.ts';
import { replaceText } from '../../internal/editing/replaceText.ts';
import { hasFocus } from '../../internal/focusedBeside.ts';
import { fit, format, type Mask } from '../../internal/mask/mask.ts';
import { dddMask, type PhoneValue } from './phone.ts';

/** Whether the person has just typed the last digit of the area code, and the number is next. */
function isDone({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, ddd: string) {
  const typed = !isInputEvent(nativeEvent) || nativeEvent.inputType.startsWith('insert');
  const composing = isInputEvent(nativeEvent) && nativeEvent.isComposing;
  return (
    hasFocus(input) &&
    typed &&
    !composing &&
    ddd.length === dddMask.capacity &&
    input.selectionStart === ddd.length
  );
}

function replaceAll(input: HTMLInputElement, text: string) {
  replaceText(input, { text, caret: text.length });
}

/** Makes the two inputs of a phone number act as one. */
export function useHalves(numberMask: Mask, editable: boolean) {
  const dddRef = useRef<HTMLInputElement>(null);
  const numberRef = useRef<HTMLInputElement>(null);

  return {
    dddRef,
    numberRef,

    /** From a complete area code to the number, selected as by Tab: an old one makes way for what is typed on. */
    focusNumber(event: ChangeEvent<HTMLInputElement>, ddd: string) {
      if (!isDone(event, ddd)) return;
      numberRef.current?.focus();
      numberRef.current?.select();
    },

    /** From the empty number back to the area code, which keeps its digits. */
    focusDdd(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key !== 'Backspace' || event.repeat || event.nativeEvent.isComposing || !editable) return;
      if (event.currentTarget.value !== '') return;
      event.preventDefault();
      dddRef.current?.focus();
      dddRef.current?.setSelectionRange(dddMask.capacity, dddMask.capacity);
    },

    /** A whole number into both; where one of them has the focus, so that it can be undone. */
    write(phone: PhoneValue) {
      const [ddd, number] = [dddRef.current, numberRef.current];
      if (!ddd || !number) return;
      const focused = hasFocus(ddd) || hasFocus(number);
      if (focused) ddd.focus();
      replaceAll(ddd, phone.ddd);
      if (focused) number.focus();
      replaceAll(number, format(numberMask, fit(numberMask, phone.number)));
    },
  };
}
