/** The button of this name, by its text or its label. */
export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

/** The control under this label, without the asterisk of a required one. */
export function fieldNamed(name: string): HTMLInputElement | HTMLTextAreaElement {
  const label = [...document.querySelectorAll('label')].find(
    (element) => element.textContent?.replace('*', '').trim() === name,
  );
  const control = label?.control;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`No field ${name}`);
}

/** The message below a control. */
export const messageOf = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
