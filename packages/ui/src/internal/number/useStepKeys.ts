import type { KeyboardEvent } from 'react';
import type { Formats } from '../../locale/formats.ts';
import { replaceText } from '../editing/replaceText.ts';
import { writeUnits } from './numberText.ts';
import { inSigns } from './signs.ts';

interface StepOptions {
  value: number | null;
  min: number | undefined;
  max: number | undefined;
  /** None: the field is an ordinary text box. */
  step: number | undefined;
  decimals: number;
  editable: boolean;
  signs: Formats['signs'];
}

/** The number a step away, within the bounds; from nothing it goes as if from zero. */
function stepped(
  {
    value,
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: Pick<StepOptions, 'value' | 'min' | 'max'>,
  by: number,
): number {
  return Math.min(max, Math.max(min, (value ?? 0) + by));
}

/** What makes a field a spin button: Arrow Up and Arrow Down, and its value in numbers. */
export function useStepKeys({ value, min, max, step, decimals, editable, signs }: StepOptions) {
  if (step === undefined) return undefined;
  const write = (number: number) => inSigns(writeUnits(Math.round(number * 10 ** decimals), decimals), signs);
  return {
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': value === null ? undefined : write(value),
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (direction === 0 || !editable || event.nativeEvent.isComposing) return;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const text = write(stepped({ value, min, max }, direction * step));
      if (text !== event.currentTarget.value) replaceText(event.currentTarget, { text, caret: text.length });
    },
  };
}
