import { expectedCnpjDigits, isValidCnpj } from '@portal/formats';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { fieldTexts } from '../../locale/fieldTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { cnpjMask } from './cnpjMask.ts';

/** The value is up to 14 characters. */
export type CnpjFieldProps = BareFieldProps;

/**
 * CNPJ with letters and digits. Cleans pasted text and names the expected check digits on blur. Renders a `<div>`
 * around label, `<input>` and message; a form gets the value without punctuation.
 */
export function CnpjField(props: CnpjFieldProps) {
  const messages = useMessages(fieldTexts);

  const find = (cnpj: string) => {
    if (cnpj.length < cnpjMask.capacity) return { text: messages.cnpjIncomplete };
    if (isValidCnpj(cnpj)) return undefined;
    const expected = expectedCnpjDigits(cnpj);
    return { text: expected === null ? messages.cnpjInvalid : messages.cnpjExpectedDigits(expected) };
  };

  return <MaskedInput {...props} mask={cnpjMask} find={find} />;
}
