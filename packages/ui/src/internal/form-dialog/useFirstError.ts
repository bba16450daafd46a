import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Leads to the first wrong field after a press of a button or Enter, also where the answer comes later; not once the
 * person went on.
 *
 * @param waiting an answer is on its way
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
        if (target instanceof Element && target.closest('button')) asked.current = true;
      },
      onBlur: forget,
      onInput: forget,
    },
  };
}
