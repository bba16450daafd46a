import { type Ref, useImperativeHandle } from 'react';

/** What the page around a form may ask of it, as before a decision. */
export interface FormHandle {
  /** Shows what is wrong with the values and goes there, without saving; resolves with whether nothing is. */
  check(): Promise<boolean>;
  /** Sends the values, or shows what is wrong with them; resolves once there is an answer, with whether they were saved. */
  submit(): Promise<boolean>;
}

/** Lets the page around a form check and send its values. */
export function useFormHandle(
  ref: Ref<FormHandle> | undefined,
  {
    check,
    submit,
  }: { check(options: { shouldFocus: boolean }): Promise<boolean>; submit(): Promise<boolean> },
) {
  useImperativeHandle(ref, () => ({ check: () => check({ shouldFocus: true }), submit }));
}
