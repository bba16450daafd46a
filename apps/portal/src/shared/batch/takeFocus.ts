/** Focuses a button when it comes back. One function, so that focus is not taken with each drawing of it. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
