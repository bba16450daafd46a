import { normalizeMarkup } from '@portal/formats';

/** Signs that the fonts of every PDF reader lack, and how they are written with those it has. */
const written: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
};

/** Space, the signs of ASCII, those from U+00A1 on, and the further ones of Windows-1252. */
const absent = /[^ -~¡-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/gu;

/**
 * A text in the signs of Windows-1252, the ones that the standard fonts of PDF draw: every letter of Portuguese is
 * among them. Every kind of space becomes a plain one, what has no likeness '?'.
 */
export const winAnsiText = (text: string): string =>
  normalizeMarkup(text)
    .replaceAll(/[\u200C\u200D]/g, '') // joiners of scripts that are not drawn
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(absent, (sign) => written[sign] ?? '?');
