/** Whether the focus is beside the record: what was pressed stays in sight there, while it stands above on a telephone. */
function hasFocusBeside(record: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return record.getBoundingClientRect().top < focused.getBoundingClientRect().bottom;
}

/**
 * Brings the start of a record that was chosen into sight, where it is above the window or, as on a telephone, far below. The
 * focus goes along where it would be left out of sight.
 */
export function showStart(record: HTMLElement | null): void {
  const top = record?.getBoundingClientRect().top ?? 0;
  if (!record || (top >= 0 && top <= window.innerHeight / 2)) return;
  if (!hasFocusBeside(record)) record.focus({ preventScroll: true });
  record.scrollIntoView({ block: 'start' });
}

/** The same, with the focus in any case, as where the button that led to it is gone. */
export function focusStart(record: HTMLElement | null): void {
  record?.focus({ preventScroll: true });
  showStart(record);
}
