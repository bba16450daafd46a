import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { isElement } from '../isElement.ts';

/**
 * Focuses the first invalid field after a submit, also when the answer comes later, unless the user has moved on.
 *
 * @param waiting an answer is pending
 */
export function useFirstError(waiting: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const asked = useRef(false);

  useLayoutEffect(() => {
    if (waiting || !asked.current) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    asked.current = false;
    wrong.focus();
  });

  const forget = () => {
    asked.current = false;
  };
  return {
    ask: () => {
      asked.current = true;
    },
    formProps: {
      ref,
      onClick: ({ target }: MouseEvent<HTMLFormElement>) => {
        if (isElement(target) && target.closest('button')) asked.current = true;
      },
      onBlur: forget,
      onInput: forget,
    },
  };
}
