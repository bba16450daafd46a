import { useMemo } from 'react';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { findGtinFault } from './findGtinFault.ts';
import { gtinFieldTexts } from './GtinField.texts.ts';

/** How many digits a GTIN has: EAN-8, UPC, EAN-13 (also a GLN) or DUN-14. */
export type GtinLength = 8 | 12 | 13 | 14;

export interface GtinFieldProps extends BareFieldProps {
  /** How many digits a code may have; the most of them is where typing ends. @default [13] */
  lengths?: readonly GtinLength[] | undefined;
  /** Takes shorter codes too, as the catalogue does (D8). @default false */
  legacy?: boolean | undefined;
  /** A wrong code is an error; otherwise a warning, and the value stays valid (D8). @default true */
  strict?: boolean | undefined;
  /** What messages call the code, as `GLN`. @default 'EAN' */
  codeName?: string | undefined;
}

const ean: readonly GtinLength[] = [13];

/**
 * Bar code (GTIN) with its check digit: on blur it names the expected digit and offers to correct it. Renders a
 * `<div>` around label, `<input>` and message.
 */
export function GtinField({
  lengths = ean,
  legacy = false,
  strict = true,
  codeName = 'EAN',
  ...props
}: GtinFieldProps) {
  const messages = useMessages(gtinFieldTexts);
  const longest = Math.max(...lengths);
  const mask = useMemo(() => createMask('0'.repeat(longest)), [longest]);
  const rules = { codeName, lengths, legacy, strict };

  return (
    <MaskedInput {...props} mask={mask} find={(code) => findGtinFault(code, rules, messages)} status="" />
  );
}
