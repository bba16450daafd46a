import { useState } from 'react';
import type { BareChange, BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import {
  exempt,
  isStateRegistration,
  registrationMask,
  registrationOrExemptMask,
  registrationRules,
} from './stateRegistration.ts';

export interface StateRegistrationFieldProps extends BareFieldProps {
  /** Takes `ISENTO` too, written at its first letter. Give the field another `key` to change it. @default true */
  allowExempt?: boolean | undefined;
}

/**
 * State registration (IE) of 8 to 15 digits or `ISENTO` (ST1-014 to 017, FRM-17). Renders a `<div>` around label,
 * `<input>` and message.
 */
export function StateRegistrationField({
  allowExempt = true,
  onValueChange,
  ...props
}: StateRegistrationFieldProps) {
  const messages = useMessages(sharedTexts);
  const [announcement, setAnnouncement] = useState('');

  const find = (registration: string) =>
    isStateRegistration(registration) ? undefined : { text: messages.stateRegistrationInvalid };

  const handleChange = (value: string, details: BareChange) => {
    setAnnouncement(value === exempt ? exempt : '');
    onValueChange?.(value, details);
  };

  return (
    <MaskedInput
      {...props}
      mask={allowExempt ? registrationOrExemptMask : registrationMask}
      rules={allowExempt ? registrationRules : undefined}
      find={find}
      status={announcement}
      onValueChange={handleChange}
    />
  );
}
