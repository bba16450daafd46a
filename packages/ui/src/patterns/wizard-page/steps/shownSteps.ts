import type { FormError } from '../../../feedback/error-summary/errorsBySteps.ts';

/** The step asked for, or the first that can be opened where it is not there or disabled. */
export function shownStep<Step extends { id: string; disabled?: boolean | undefined }>(
  steps: readonly Step[],
  value: string,
): Step | undefined {
  const open = steps.filter(({ disabled }) => !disabled);
  return open.find(({ id }) => id === value) ?? open[0];
}

/** Counts the errors of each step from the one list, so that summary, stepper and tabs never disagree. */
export function stepsWithErrors<Step extends { label: string }>(
  steps: readonly Step[],
  errors: readonly FormError[],
): ReadonlyArray<Step & { errorCount: number }> {
  return steps.map((step) => ({
    ...step,
    errorCount: errors.filter((error) => error.step === step.label).length,
  }));
}
