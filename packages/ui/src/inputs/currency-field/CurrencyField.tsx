import { useMemo } from 'react';
import { NumericField } from '../../internal/number/NumericField.tsx';
import type { NumberFieldBaseProps } from '../../internal/number/numberProps.ts';
import { writeUnits } from '../../internal/number/numberText.ts';
import { centsRules } from '../../internal/number/rules/centsRules.ts';
import { toUnits } from '../../internal/number/units.ts';
import { useBoundError } from '../../internal/number/useBoundError.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

export interface CurrencyFieldProps extends Omit<NumberFieldBaseProps, 'prefix' | 'min'> {
  /**
   * Smallest value in reais. For a required field without one it is 0.1, with the message of an empty field
   * (WID-055, GAP-61).
   *
   * @default 0, none where negatives are allowed
   */
  min?: number | undefined;
}

const writeReais = (bound: number) => `R$ ${writeUnits(toUnits(bound, 2), 2)}`;

/**
 * An amount in reais, typed from the cents: `1` is `0,01`. The value is a number of reais with two decimals, computed
 * in whole cents (D4). Renders a `<div>` around label, `<input>` with `R$` and message; a form gets the plain number,
 * as `1234.56`.
 */
export function CurrencyField({ required, min, max, allowNegative, ...rest }: CurrencyFieldProps) {
  const messages = useMessages(sharedTexts);
  const takesNegative = allowNegative ?? (min !== undefined && min < 0);
  const leastRequired = required && min === undefined && !takesNegative ? 0.1 : undefined;
  const least = min ?? (takesNegative ? undefined : 0);
  const rules = useMemo(() => centsRules(takesNegative), [takesNegative]);
  const findBoundError = useBoundError({ min: least, max }, writeReais);

  const findError = (value: number | null) => {
    const missing = value === null || (leastRequired !== undefined && value < leastRequired);
    return missing ? (required ? messages.requiredField : undefined) : findBoundError(value);
  };

  return (
    <NumericField
      {...rest}
      required={required}
      min={least}
      max={max}
      allowNegative={takesNegative}
      prefix="R$"
      decimals={2}
      rules={rules}
      findError={findError}
    />
  );
}
