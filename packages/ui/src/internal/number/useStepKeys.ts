import type { KeyboardEvent } from 'react';
import { replaceText } from '../editing/replaceText.ts';
import { writeUnits } from './numberText.ts';

interface StepOptions {
  value: number | null;
  min: number | undefined;
  max: number | undefined;
  /** None: the field is an ordinary text box. */
  step: number | undefined;
  editable: boolean;
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

/** What makes a field of whole numbers a spin button: Arrow Up and Arrow Down, and its value in numbers. */
export function useStepKeys({ value, min, max, step, editable }: StepOptions) {
  if (step === undefined) return undefined;
  return {
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': value === null ? undefined : writeUnits(value, 0),
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (direction === 0 || !editable || event.nativeEvent.isComposing) return;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const text = writeUnits(stepped({ value, min, max }, direction * step), 0);
      if (text !== event.currentTarget.value) replaceText(event.currentTarget, { text, caret: text.length });
    },
  };
}
