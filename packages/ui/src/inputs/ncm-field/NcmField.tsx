import { NCM_PATTERN } from '@portal/formats';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

const ncmMask = createMask(NCM_PATTERN);

/** The value is up to 8 digits. */
export type NcmFieldProps = BareFieldProps;

/**
 * Tax code of goods, `0000.00.00`. Whether the code exists is for the parent to know. Renders a `<div>` around label,
 * `<input>` and message; a form gets the digits.
 */
export function NcmField(props: NcmFieldProps) {
  const messages = useMessages(sharedTexts);

  const find = (ncm: string) =>
    ncm.length < ncmMask.capacity ? { text: messages.ncmIncomplete } : undefined;

  return <MaskedInput {...props} mask={ncmMask} find={find} />;
}
