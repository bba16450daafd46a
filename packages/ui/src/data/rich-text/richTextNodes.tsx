import { RICH_TEXT_ELEMENTS } from '@portal/formats';
import { createElement, type ReactNode, useMemo } from 'react';
import { linkAttributes, sanitizedFragment } from '../../internal/html/sanitizeHtml.ts';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';

const tags: ReadonlySet<string> = new Set(RICH_TEXT_ELEMENTS);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function attributesOf(element: Element) {
  const href = element.getAttribute('href');
  const start = element.getAttribute('start');
  return {
    ...(href === null ? {} : { href, ...linkAttributes }),
    ...(start === null ? {} : { start: Number(start) }),
  };
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!isElement(node) || !tags.has(node.localName)) return null;
  const content = node.localName === 'br' ? [] : [...node.childNodes].map(toReact);
  return createElement(node.localName, { key, ...attributesOf(node) }, ...content);
}

/**
 * The elements of a stored text: sanitised, then built one by one, so that no string reaches the page as HTML. Only the
 * parser of a browser says what a text is, so that a server draws none of it.
 */
export function useRichTextNodes(html: string): ReactNode[] {
  const hydrated = useIsHydrated();
  return useMemo(
    () => (hydrated ? [...sanitizedFragment(html).childNodes].map(toReact) : []),
    [hydrated, html],
  );
}
