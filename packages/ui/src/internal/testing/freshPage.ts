import { vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

const { href } = window.location;
/** The attributes that the page began with. */
const begun = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}));

/** Makes the page, which files share, as the first of them found it; Vitest gives it its size. */
export async function freshPage(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { element, attributes } of begun) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', href);
  await cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }); // on nothing
  await userEvent.keyboard('{Escape}'); // else what gets focus after a press of the mouse shows no ring
}
