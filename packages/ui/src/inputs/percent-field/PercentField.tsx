import { useMemo } from 'react';
import { NumericField } from '../../internal/number/NumericField.tsx';
import { type NumberFieldBaseProps, readBounds } from '../../internal/number/numberProps.ts';
import { writeBound } from '../../internal/number/numberText.ts';
import { naturalRules } from '../../internal/number/rules/naturalRules.ts';
import { inSigns } from '../../internal/number/signs.ts';
import { useBoundError } from '../../internal/number/useBoundError.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';

export interface PercentFieldProps extends Omit<NumberFieldBaseProps, 'prefix' | 'suffix'> {
  /** Decimals kept and shown: 2, or 4 for tax rates (API3-033). @default 2 */
  decimals?: 2 | 4 | undefined;
  /** What Arrow Up adds and Arrow Down takes away, as 0.01; none without it. */
  step?: number | undefined;
}

const writePercent = (bound: number) => `${writeBound(bound)}%`;

/**
 * A percentage: `12,5` is the number 12.5, typed as on paper. Renders a `<div>` around label, `<input>` with `%` and
 * message; a form gets the plain number.
 */
export function PercentField({ min, max, allowNegative, decimals = 2, ...rest }: PercentFieldProps) {
  const messages = useMessages(sharedTexts);
  const { formats } = useMessages(valueTexts);
  const bounds = readBounds({ min, allowNegative });
  const rules = useMemo(() => naturalRules(decimals, bounds.allowNegative), [decimals, bounds.allowNegative]);
  const findBoundError = useBoundError({ min: bounds.min, max }, writePercent);

  // With both bounds one sentence names them (ST5-017, FMC-067).
  const findError = (value: number | null) => {
    const error = findBoundError(value);
    if (error === undefined || bounds.min === undefined || max === undefined) return error;
    const written = (bound: number) => inSigns(writePercent(bound), formats.signs);
    return messages.percentRange(written(bounds.min), written(max));
  };

  return (
    <NumericField
      {...rest}
      {...bounds}
      max={max}
      suffix="%"
      decimals={decimals}
      rules={rules}
      findError={findError}
    />
  );
}
