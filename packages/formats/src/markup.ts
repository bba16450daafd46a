import { normalizeLine } from './normalizeText.ts';

/** Elements of rich text: those that its editor writes and shows. None has an attribute but a link its address, a list its start. */
export const RICH_TEXT_ELEMENTS = ['a', 'br', 'em', 'h3', 'li', 'ol', 'p', 'strong', 'ul'] as const;

/**
 * Address of a link of rich text as it is stored: of the web or of e-mail. It starts with plain letters, so that no
 * entity can hide another scheme.
 */
export const RICH_TEXT_HREF = /^(?:https?:\/\/|mailto:)[^\s\\"<>]+$/i;

/** Any other element may show something by itself. */
const TAG = new RegExp(`</?(?:${RICH_TEXT_ELEMENTS.join('|')})(?:\\s[^>]*)?/?>`, 'gi');

/** Characters that nobody sees, by the names that HTML has for them (HTML Standard, 13.5 Named character references). */
const UNSEEN =
  'Tab|NewLine|nbsp|NonBreakingSpace|shy|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|' +
  'MediumSpace|ThickSpace|ZeroWidthSpace|Negative(?:VeryThin|Thin|Medium|Thick)Space|zwnj|zwj|lrm|rlm|NoBreak|' +
  'ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic';

/** Two of the names are read without their semicolon too. */
const UNSEEN_NAME = new RegExp(`&(?:(?:${UNSEEN});|nbsp|shy)`, 'g');

const NUMBER = /&#(?:(\d+)|[xX]([\da-fA-F]+));?/g;

/** The character of a number; browsers show one for 0, for the controls from 128 on and for what is none. */
function characterOf(code: number): string {
  const isShown = code === 0 || (code >= 0x80 && code < 0xa0) || code > 0x10ffff;
  return isShown ? '\uFFFD' : String.fromCodePoint(code);
}

const readNumbers = (text: string) =>
  text.replace(NUMBER, (_, decimal?: string, hexadecimal?: string) =>
    characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)),
  );

/** Whether rich text shows nothing: elements, spaces and characters that nobody sees, also by their entities (D24). */
export function isEmptyMarkup(html: string): boolean {
  return normalizeLine(readNumbers(html.replace(TAG, '').replace(UNSEEN_NAME, ''))) === '';
}

/** What browsers and editors write by names. */
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of stored rich text in one line, for a comparison: two texts that differ only in markup read alike. It is
 * plain text, never to be shown as markup.
 */
export function markupWords(html: string): string {
  const text = html
    .replace(/<br\b[^>]*>|<\/(?:p|li|h3)>/gi, ' ')
    .replace(TAG, '')
    .replace(/&(lt|gt|quot|apos|nbsp);/g, (_, name: string) => NAMED[name] ?? '');
  return normalizeLine(readNumbers(text).replaceAll('&amp;', '&'));
}
