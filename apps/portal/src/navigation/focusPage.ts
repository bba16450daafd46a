/** Moves focus to a part of the page; without one to its heading, or to its main region. */
export function focusPage(part?: HTMLElement | null): void {
  const target =
    part ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
