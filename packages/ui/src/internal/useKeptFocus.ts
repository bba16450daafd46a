import { type DOMAttributes, type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The handlers of a root that it listens with. */
export type FocusHandlers = Pick<DOMAttributes<HTMLElement>, 'onFocusCapture' | 'onBlurCapture'>;

/**
 * Where the focused part of a component goes, gives focus to what stays and not to the page.
 *
 * @param rest - the props of the root; its handlers are called too
 * @param takerIn - finds what takes the focus, as the root where it can
 * @returns the props of the root, with what it has to hear
 */
export function useKeptFocus<Rest extends FocusHandlers>(
  rest: Rest,
  takerIn: (root: HTMLElement) => HTMLElement | null,
): Rest {
  /** The root while focus is within it. */
  const focused = useRef<HTMLElement | false>(false);

  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      takerIn(focused.current)?.focus({ preventScroll: true });
  });

  return {
    ...rest,
    onFocusCapture(event: FocusEvent<HTMLElement>) {
      const { currentTarget } = event;
      focused.current = currentTarget.contains(event.target) && currentTarget; // what floats hands its focus on itself
      rest.onFocusCapture?.(event);
    },
    onBlurCapture(event: FocusEvent<HTMLElement>) {
      focused.current = false;
      rest.onBlurCapture?.(event);
    },
  };
}
