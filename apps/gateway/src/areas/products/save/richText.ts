import { RICH_TEXT_ELEMENTS, RICH_TEXT_HREF } from '@portal/formats';

const TAG = new RegExp(`<(/?)(${RICH_TEXT_ELEMENTS.join('|')})((?:\\s+[a-z]+="[^"<>]*")*)\\s*/?>`, 'y');
const TEXT = /[^<]+/y;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

function attributeAllowed(tag: string, name: string, value: string): boolean {
  if (tag === 'ol') return name === 'start' && /^[1-9]\d{0,3}$/.test(value);
  if (tag !== 'a') return false;
  if (name === 'href') return RICH_TEXT_HREF.test(value);
  return (name === 'target' && value === '_blank') || (name === 'rel' && /^[a-z ]*$/.test(value));
}

function attributesAllowed(tag: string, text: string): boolean {
  return [...text.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) =>
    attributeAllowed(tag, name, value),
  );
}

/**
 * Whether rich text has only the elements that the editor writes, properly nested, with safe links. Anything else is
 * refused rather than cleaned: two cleaners that read HTML differently are how scripts slip through.
 */
export function isAllowedRichText(html: string): boolean {
  const open: string[] = [];
  for (let at = 0; at < html.length; ) {
    TEXT.lastIndex = at;
    if (TEXT.test(html)) {
      at = TEXT.lastIndex;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, slash, tag, attributes] = TAG.exec(html) ?? [];
    if (whole === undefined || tag === undefined || attributes === undefined) return false;
    at += whole.length;
    if (slash === '/') {
      if (attributes !== '' || open.pop() !== tag) return false;
    } else {
      if (!attributesAllowed(tag, attributes)) return false;
      if (tag !== 'br') open.push(tag);
    }
  }
  return open.length === 0;
}
