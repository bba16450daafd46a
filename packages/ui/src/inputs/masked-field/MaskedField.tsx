import { useMemo } from 'react';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { exactRules } from '../../internal/mask/exactRules.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

export interface MaskedFieldProps extends BareFieldProps {
  /**
   * `0` is a digit, `A` a letter or digit; all other characters are literal: `00.00-0/00`. Give the field another
   * `key` to change it.
   */
  mask: string;
  /** Accepts shorter values without an error. @default false */
  partial?: boolean | undefined;
  /** Takes a number without its check digit, which has a field of its own: a dash ends it. @default false */
  exact?: boolean | undefined;
  /** Error of an incomplete value on blur. @default 'Digite os 7 dígitos' */
  incompleteMessage?: string | undefined;
  /** Called once for each newly complete value. */
  onComplete?: ((value: string) => void) | undefined;
}

/**
 * A code of a fixed form, for which no field of its own exists. Renders a `<div>` around label, `<input>` and message;
 * a form gets the value without punctuation.
 */
export function MaskedField({
  mask: pattern,
  partial = false,
  exact = false,
  incompleteMessage,
  ...props
}: MaskedFieldProps) {
  const messages = useMessages(sharedTexts);
  const mask = useMemo(() => createMask(pattern), [pattern]);
  const rules = useMemo(() => (exact ? exactRules(mask) : undefined), [exact, mask]);
  const kind = pattern.includes('A') ? 'characters' : 'digits';

  const find = (value: string) =>
    value.length < mask.capacity
      ? { text: incompleteMessage ?? messages.maskIncomplete(mask.capacity, kind) }
      : undefined;

  return <MaskedInput {...props} mask={mask} rules={rules} find={partial ? undefined : find} />;
}
