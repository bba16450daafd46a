import { useMemo } from 'react';
import { NumericField } from '../../internal/number/NumericField.tsx';
import { type NumberFieldBaseProps, readBounds } from '../../internal/number/numberProps.ts';
import { naturalRules } from '../../internal/number/rules/naturalRules.ts';
import { useBoundError } from '../../internal/number/useBoundError.ts';

export interface DecimalFieldProps extends NumberFieldBaseProps {
  /** Decimals kept and shown: 2 for measures, 4 for tax rates (API3-033, API3-034). @default 2 */
  decimals?: 2 | 4 | undefined;
  /** Writes all decimals, so that numbers below each other line up; without, 50 is `50`. @default true */
  padded?: boolean | undefined;
}

/**
 * A number with decimals, typed as on paper: the comma is the decimal sign, and a dot at the end is taken for one.
 * Renders a `<div>` around label, `<input>` and message; a form gets the plain number, as `1234.5`.
 */
export function DecimalField({ min, max, allowNegative, decimals = 2, ...rest }: DecimalFieldProps) {
  const bounds = readBounds({ min, allowNegative });
  const rules = useMemo(() => naturalRules(decimals, bounds.allowNegative), [decimals, bounds.allowNegative]);
  const findError = useBoundError({ min: bounds.min, max });
  return (
    <NumericField {...rest} {...bounds} max={max} decimals={decimals} rules={rules} findError={findError} />
  );
}
