/** Controls that handle keys themselves. */
const takesKeys =
  'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"], [role="separator"]';

/** Whether an element needs the arrow keys itself. */
export const needsKeys = (element: Element) => element.matches(takesKeys);
