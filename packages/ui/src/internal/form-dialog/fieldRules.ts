import { isValidEmail, type PhoneKind } from '@portal/formats';
import { type PhoneValue, phoneFault } from '../../inputs/phone-field/phone.ts';
import type { Messages } from '../../locale/messages.ts';

/** What can be wrong with a field, before it is put into words. */
export type Problem = 'required' | 'email' | 'phone' | 'areaCode' | 'contactRepeated';

/** What is wrong, by field; nothing where all is well. */
export type Problems<Values> = { readonly [Name in keyof Values]?: Problem | undefined };

/** Only spaces are no text (UIX-09). */
export const checkText = (text: string): Problem | undefined => (text.trim() === '' ? 'required' : undefined);

/** A required e-mail; spaces around it do not count. */
export const checkEmail = (text: string): Problem | undefined =>
  checkText(text) ?? (isValidEmail(text.trim()) ? undefined : 'email');

/** What is wrong with either half of a phone number. An optional one may be empty, but not half written (WID-025). */
export function checkPhone(phone: PhoneValue, kind: PhoneKind, required: boolean): Problems<PhoneValue> {
  const fault = phoneFault(phone, kind);
  const found: Problems<PhoneValue> = fault
    ? { [fault.part]: fault.kind === 'unknown' ? 'areaCode' : 'phone' }
    : {};
  if (!required) return found;
  return { ddd: checkText(phone.ddd) ?? found.ddd, number: checkText(phone.number) ?? found.number };
}

/** The words for what is wrong with a value. */
export function problemText(problem: Problem, value: unknown, messages: Messages): string {
  switch (problem) {
    case 'required':
      return messages.requiredField;
    case 'email':
      return messages.emailInvalid;
    case 'phone':
      return messages.phoneInvalid;
    case 'areaCode':
      return messages.areaCodeUnknown(String(value));
    case 'contactRepeated':
      return messages.contactRepeated;
  }
}
