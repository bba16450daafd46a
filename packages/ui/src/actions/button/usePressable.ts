import type { ComponentProps, MouseEventHandler } from 'react';

interface PressableOptions {
  type: ComponentProps<'button'>['type'];
  loading: boolean;
  disabled: boolean | undefined;
  disabledReason: string | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Whether a button can be pressed, as attributes. One under way, or disabled with a reason to read, stays within reach
 * of the keyboard and only refuses presses.
 */
export function usePressable({
  type = 'button',
  loading,
  disabled,
  disabledReason,
  onClick,
}: PressableOptions) {
  const reason = disabled ? disabledReason : undefined;
  const refuses = loading || reason !== undefined;
  const refuse: MouseEventHandler = (event) => event.preventDefault();
  return {
    reason,
    button: {
      type, // a submit button stays the one that Enter in a field presses: without one a form is sent anyway
      disabled: disabled && reason === undefined,
      'aria-busy': loading || undefined,
      'aria-disabled': refuses || undefined,
      'data-unavailable': reason === undefined ? undefined : '',
      onClick: refuses ? refuse : onClick,
      // A screen reader also comes by without the focus that opens the tooltip.
      ...(reason !== undefined && { 'aria-description': reason }),
    },
  };
}
