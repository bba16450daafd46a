/** One thing to put right. */
export interface FormError {
  /** Id or form name of the control. */
  field: string;
  /** The field's own label. */
  label: string;
  /** The error as it is shown at the field; undefined when the label is enough. */
  message?: string | undefined;
  /** Title of the step, tab or section it lies in. */
  step?: string | undefined;
}

export interface StepErrors {
  /** Nothing for errors outside of any step. */
  step: string | undefined;
  errors: readonly FormError[];
}

/** Puts the errors together by step, both in the order in which they come. */
export function errorsBySteps(errors: readonly FormError[]): StepErrors[] {
  const steps = [...new Set(errors.map(({ step }) => step))];
  return steps.map((step) => ({ step, errors: errors.filter((error) => error.step === step) }));
}
