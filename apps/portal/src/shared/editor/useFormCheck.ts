import { type Ref, useImperativeHandle } from 'react';

/** What a page may ask of a form that it shows. */
export interface FormCheck {
  /** Shows what is wrong with the values and goes there, without saving; resolves with whether nothing is. */
  check(): Promise<boolean>;
}

/** Lets the page around a form check its values, as before a decision. */
export function useFormCheck(
  ref: Ref<FormCheck> | undefined,
  { check }: { check(options: { shouldFocus: boolean }): Promise<boolean> },
) {
  useImperativeHandle(ref, () => ({ check: () => check({ shouldFocus: true }) }), [check]);
}

/** What a page may ask of a form that it decides on, which has no button of its own. */
export interface DecidedForm extends FormCheck {
  /** Sends the values, or shows what is wrong with them; resolves once there is an answer. */
  submit(): Promise<void>;
}

/** Lets the page around a form check and send its values. */
export function useDecidedForm(
  ref: Ref<DecidedForm> | undefined,
  editor: { check(options: { shouldFocus: boolean }): Promise<boolean>; submit(): Promise<void> },
) {
  useImperativeHandle(ref, () => ({
    check: () => editor.check({ shouldFocus: true }),
    submit: () => editor.submit(),
  }));
}
