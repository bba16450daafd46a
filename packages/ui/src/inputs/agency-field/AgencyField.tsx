import { useState } from 'react';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { exactRules } from '../../internal/mask/exactRules.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';

const agencyMask = createMask('00000');

/** The value is up to 5 digits. */
export type AgencyFieldProps = BareFieldProps;

/**
 * Bank agency of 1 to 5 digits (ST5-006, D21); leading zeros stay, and any number of digits is complete. The check
 * digit of an account is a field of its own. Renders a `<div>` around label, `<input>` and message.
 */
export function AgencyField(props: AgencyFieldProps) {
  const [rules] = useState(() => exactRules(agencyMask));
  return <MaskedInput {...props} mask={agencyMask} rules={rules} />;
}
