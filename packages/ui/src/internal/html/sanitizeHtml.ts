import { RICH_TEXT_ELEMENTS } from '@portal/formats';
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { cutFragment } from './cutText.ts';
import { elementsForStyles, styleAttribute } from './elementsForStyles.ts';
import { safeHref } from './safeHref.ts';
import { settleElements } from './settleElements.ts';

/** What a link of rich text always has: it opens beside the page and learns nothing of it. */
export const linkAttributes = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const;

/** Elements that other editors write; each becomes one of ours or leaves its content behind. */
const foreignTags =
  'b i h1 h2 h4 h5 h6 div section article blockquote pre dt dd table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** How often the text is parsed until it stays the same; otherwise it is treated as plain text. */
const mostPasses = 6;

let purifier: DOMPurify | undefined;

/** An instance of our own: hooks on the shared one would reach everybody else who uses it. */
function ownPurifier(): DOMPurify {
  if (purifier) return purifier;
  const created = createDOMPurify(window);
  created.addHook('afterSanitizeAttributes', (node) => {
    const href = safeHref(node.getAttribute('href') ?? '');
    if (href === undefined) node.removeAttribute('href');
    else node.setAttribute('href', href);
    if (node.localName !== 'ol' || !/^[1-9]\d{0,3}$/.test(node.getAttribute('start') ?? ''))
      node.removeAttribute('start');
    if (!node.hasAttribute('href')) return;
    for (const [name, value] of Object.entries(linkAttributes)) node.setAttribute(name, value);
  });
  purifier = created;
  return created;
}

/** A strict content security policy reports every style attribute that is parsed, in an inert document too. */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(?<=[\s"'/])style(?=\s*=)/gi, styleAttribute));

const parse = (html: string, more: { tags?: string[] | undefined; attributes?: string[] | undefined } = {}) =>
  ownPurifier().sanitize(withoutStyles(html), {
    ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS, ...foreignTags, ...(more.tags ?? [])],
    ALLOWED_ATTR: ['href', 'start', ...(more.attributes ?? [])],
    ADD_URI_SAFE_ATTR: [styleAttribute],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

function serialise(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

function pass(html: string): DocumentFragment {
  const fragment = parse(html);
  settleElements(fragment);
  return fragment;
}

/**
 * Takes everything out of a text that rich text may not have: scripts, styles, pictures, unsafe links, unknown
 * attributes. Braces and other signs stay as written (FRM-07). Doing it twice changes nothing.
 */
export function sanitizeHtml(html: string): string {
  let before = html;
  for (let count = 0; count < mostPasses; count += 1) {
    const after = serialise(pass(before));
    if (after === before) return after;
    before = after;
  }
  const holder = document.createElement('div');
  holder.append(wordsOf(before));
  return holder.innerHTML;
}

/** Like `sanitizeHtml`, but returns nodes of an inert document, so the page never parses a string. */
export function sanitizedFragment(html: string): DocumentFragment {
  return pass(sanitizeHtml(html));
}

/** Most markup of a paste that is read: so much for each character that may stay, and as much beside the text. */
const markupRead = { perCharacter: 10, beside: 50_000 };

/** Where the copied part begins, as browsers and word processors mark it: their styles come before it. */
const copiedPart = '<!--StartFragment-->';

/** What is read of a pasted text; all of it but where it is far longer than what may stay. */
function readMarkup(html: string, most: number): string {
  const length = most * markupRead.perCharacter + markupRead.beside;
  if (html.length <= length) return html;
  const start = Math.max(0, html.indexOf(copiedPart));
  return html.slice(start, start + length);
}

/**
 * Like `sanitizeHtml`, for word processors, which write bold and lists as styles.
 *
 * @param most characters of text that may stay at most; what goes far beyond them is not even parsed
 */
export function sanitizePastedHtml(html: string, most = Number.POSITIVE_INFINITY): string {
  const fragment = parse(readMarkup(html, most), { tags: ['span', 'font'], attributes: [styleAttribute] });
  cutFragment(fragment, most);
  elementsForStyles(fragment);
  return sanitizeHtml(serialise(fragment));
}

/** The words of a sanitised text, without its markup. */
export const wordsOf = (html: string): string => parse(html).textContent ?? '';
