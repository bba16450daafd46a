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
