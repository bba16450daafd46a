import { rename, unwrap } from './replaceElement.ts';

/** Where the style of an element is kept to be read, and never applied. */
export const styleAttribute = 'data-css';

const styleOf = (element: Element) => element.getAttribute(styleAttribute) ?? '';

function wrapContent(element: Element, name: string) {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Google Docs puts all it copies into one `<b>` that is not bold, and bold words into styled spans. */
function weightAndSlant(element: Element) {
  const style = styleOf(element);
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
  const undoes =
    (element.localName === 'b' && /font-weight:\s*(?:normal|[1-4]00)/i.test(style)) ||
    (element.localName === 'i' && /font-style:\s*normal/i.test(style));
  if (undoes) unwrap(element);
}

/** Word writes an item as a paragraph that begins with its mark. */
function listItem(paragraph: Element) {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const kind = /^\s*\w{1,4}[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  const previous = paragraph.previousElementSibling;
  const item = rename(paragraph, 'li');
  if (previous?.localName === kind && previous.hasAttribute(styleAttribute)) {
    previous.append(item);
    return;
  }
  const list = item.ownerDocument.createElement(kind);
  list.setAttribute(styleAttribute, 'mso-list'); // marks it, unlike an unrelated list before it
  item.replaceWith(list);
  list.append(item);
}

/** Turns bold, italic and lists that a word processor writes as styles into elements. */
export function elementsForStyles(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('span, font, b, i, a')) weightAndSlant(element);
  for (const paragraph of fragment.querySelectorAll('p')) {
    if (/mso-list:\s*l\d/i.test(styleOf(paragraph))) listItem(paragraph);
  }
}
