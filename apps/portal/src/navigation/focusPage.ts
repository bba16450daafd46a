/** Moves focus to a part of the page; without one to its heading, or to its main region. */
export function focusPage(part?: HTMLElement | null): void {
  const target =
    part ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * The ref of a notice whose pressed button goes with it: what it stood in has the focus on, the form, the section or the page.
 */
export const handFocusOn = (notice: HTMLElement | null) => () => {
  if (notice?.contains(document.activeElement)) focusPage(notice.closest<HTMLElement>('form, section'));
};

/**
 * Moves focus to the heading and brings it into sight, once the dialog that closes is gone: the page says there why what was
 * asked for is closed.
 */
export function showHeading(): void {
  requestAnimationFrame(() =>
    // After the dialog has looked for a place for the focus.
    setTimeout(() => {
      focusPage();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }),
  );
}
