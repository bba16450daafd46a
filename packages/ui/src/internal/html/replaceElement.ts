/** Leaves the content of an element in its place. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Puts the content of an element into one of another name. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
