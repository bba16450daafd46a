import { controls } from './controls.ts';

const focusable = `${controls}, button:not(:disabled), a[href], [tabindex="0"]`;

/** Where a person begins in a part of the page: at its first control, or else at what takes focus first. */
const controlIn = (place: Element) =>
  place.querySelector<HTMLElement>(controls) ?? place.querySelector<HTMLElement>(focusable);

/**
 * The control a field is known by.
 *
 * @param field id or form name of the control
 */
function findControl(field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const found =
    document.getElementById(field) ??
    document.querySelector<HTMLElement>(`:is([data-field="${name}"], [name="${name}"])`);
  if (!found) return null;
  if (found.matches('input[type="hidden"]')) {
    // One value of several in a field: its control is beside it.
    let place = found.parentElement;
    while (place && !controlIn(place)) place = place.parentElement;
    return place && controlIn(place);
  }
  if (found.matches(focusable) || found.matches('[tabindex]')) return found;
  return controlIn(found) ?? found;
}

/**
 * Brings a field into view and gives it focus; opens the closed sections it lies in.
 *
 * @param field id or form name of its control
 * @returns whether it is there
 */
export function focusField(field: string): boolean {
  const control = findControl(field);
  if (!control) return false;
  for (
    let around = control.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  if (!control.matches(focusable) && !control.hasAttribute('tabindex')) control.tabIndex = -1;
  control.scrollIntoView({ block: 'center', inline: 'nearest' });
  control.focus({ preventScroll: true }); // a group may bring its message into sight too
  return document.activeElement === control;
}

/** A step or tab that opens has this long to draw its fields. */
const patienceMs = 2000;

/**
 * Focuses a field now, or when it appears, as after its step or tab has opened.
 *
 * @param field id or form name of its control
 * @returns gives up waiting
 */
export function focusFieldSoon(field: string): () => void {
  if (focusField(field)) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (focusField(field)) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return stop;
}
