import { isValidElement, type ReactNode } from 'react';

/** An icon that React draws once, outside the page; the rows get copies. */
export interface IconPrint {
  icon: ReactNode;
  /** What the rows copy, once there is something. */
  stamp?: DocumentFragment | undefined;
}

function sameProps(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const entries = Object.entries(a);
  const others = new Map(Object.entries(b));
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)));
}

/** Whether two icons look the same, though they may have been written anew for each row. */
export function sameIcon(a: ReactNode, b: ReactNode): boolean {
  if (Object.is(a, b)) return true;
  return isValidElement(a) && isValidElement(b) && a.type === b.type && sameProps(a.props, b.props);
}

/** Finds the print of an icon. */
export function printOf(prints: readonly IconPrint[], icon: ReactNode): IconPrint | undefined {
  return prints.find((print) => print.icon === icon) ?? prints.find((print) => sameIcon(print.icon, icon));
}

const isBareStroke = (node: Element | null): node is SVGPathElement =>
  node?.matches('svg[fill="none"] > path[d]') === true && node.attributes.length === 1;

/** Makes one path of strokes that follow one another: rows pay for each element, and the picture is the same. */
function joinStrokes(stamp: DocumentFragment) {
  for (const stroke of stamp.querySelectorAll('path')) {
    const before = stroke.previousElementSibling;
    if (!isBareStroke(stroke) || !isBareStroke(before)) continue;
    // From the origin, as a path that begins with "m" would else go on from the end of the one before.
    stroke.setAttribute('d', `${before.getAttribute('d')}M0 0${stroke.getAttribute('d')}`);
    before.remove();
  }
}

/**
 * A copy of an icon, or nothing as long as React has not drawn it.
 *
 * @param holder where React draws it.
 */
export function copyOf(print: IconPrint, holder: Element | undefined): DocumentFragment | undefined {
  if (!print.stamp && holder?.hasChildNodes()) {
    print.stamp = holder.ownerDocument.createDocumentFragment();
    print.stamp.append(...[...holder.childNodes].map((node) => node.cloneNode(true)));
    joinStrokes(print.stamp);
  }
  return print.stamp?.ownerDocument.importNode(print.stamp, true);
}
