import { isValidElement, type ReactNode } from 'react';

/** An icon React has drawn once, outside the page; the rows get copies. */
export interface IconPrint {
  icon: ReactNode;
  holder: HTMLElement;
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
