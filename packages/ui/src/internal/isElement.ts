/** Whether a target is an element, of whatever document: what a frame holds is made by classes of its own. */
export const isElement = (target: unknown): target is Element =>
  target !== null && typeof target === 'object' && 'nodeType' in target && target.nodeType === 1;

/** Whether it is one of HTML, which can have focus called to it, and not a part of a drawing. */
export const isHtmlElement = (target: unknown): target is HTMLElement =>
  isElement(target) && target.namespaceURI === 'http://www.w3.org/1999/xhtml';
