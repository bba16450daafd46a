import { useMemo } from 'react';
import { NumericField } from '../../internal/number/NumericField.tsx';
import { type NumberFieldBaseProps, readBounds } from '../../internal/number/numberProps.ts';
import { naturalRules } from '../../internal/number/rules/naturalRules.ts';
import { useBoundError } from '../../internal/number/useBoundError.ts';

export interface NumberFieldProps extends NumberFieldBaseProps {
  /** What Arrow Up adds and Arrow Down takes away, a whole number. @default 1 */
  step?: number | undefined;
}

/**
 * A whole number, with dots between thousands while it is typed. Renders a `<div>` around label, `<input>` (a spin
 * button) and message; a form gets the plain number.
 */
export function NumberField({ min, max, allowNegative, step = 1, ...rest }: NumberFieldProps) {
  const bounds = readBounds({ min, allowNegative });
  const rules = useMemo(() => naturalRules(0, bounds.allowNegative), [bounds.allowNegative]);
  const findError = useBoundError({ min: bounds.min, max });
  return (
    <NumericField
      {...rest}
      {...bounds}
      max={max}
      step={step}
      decimals={0}
      rules={rules}
      findError={findError}
    />
  );
}
