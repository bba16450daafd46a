/** What has focus in the document or shadow root of an element. The document knows of a shadow root's host only. */
export function focusedBeside(element: Element): unknown {
  const root = element.getRootNode();
  return 'activeElement' in root && root.activeElement;
}

export const hasFocus = (control: Element): boolean => focusedBeside(control) === control;
