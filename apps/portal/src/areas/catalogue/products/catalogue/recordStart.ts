/** Brings the start of a record that was chosen into sight, where it is above the window or, as on a telephone, far below. */
export function showStart(record: HTMLElement | null): void {
  const top = record?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) record?.scrollIntoView({ block: 'start' });
}

/** The same, with the focus, where the button that led to it is gone. */
export function focusStart(record: HTMLElement | null): void {
  record?.focus({ preventScroll: true });
  showStart(record);
}
