import { rename, unwrap } from './replaceElement.ts';

const ours: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const wrappers = new Set(['table', 'thead', 'tbody', 'tfoot']);
const cells = new Set(['th', 'td']);
const paragraphs = new Set(['div', 'section', 'article', 'blockquote', 'pre', 'dt', 'dd', 'caption', 'tr']);
const blocks = 'p, h3, ul, ol, li';

function settle(element: Element) {
  const name = element.localName;
  if (name in ours) rename(element, ours[name] ?? name);
  else if (wrappers.has(name)) unwrap(element);
  else if (cells.has(name)) {
    element.append(' ');
    unwrap(element);
  } else if (paragraphs.has(name)) {
    if (element.querySelector(blocks)) unwrap(element);
    else rename(element, 'p');
  } else if (name === 'p' && element.querySelector(blocks)) unwrap(element);
  else if (name === 'a' && (!element.hasAttribute('href') || element.parentElement?.closest('a')))
    unwrap(element);
}

/** Makes the elements of other editors ours, innermost first, and leaves none where the page could not nest it. */
export function settleElements(fragment: DocumentFragment) {
  for (const element of [...fragment.querySelectorAll('*')].reverse()) settle(element);
  for (const heading of fragment.querySelectorAll('h3')) if (heading.querySelector(blocks)) unwrap(heading);
}
