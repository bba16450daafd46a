import { isElement } from './isElement.ts';

/** What has focus in the document or shadow root of an element. The document knows of a shadow root's host only. */
export function focusedBeside(element: Element): Element | null {
  const root = element.getRootNode();
  return 'activeElement' in root && isElement(root.activeElement) ? root.activeElement : null;
}

export const hasFocus = (control: Element): boolean => focusedBeside(control) === control;
