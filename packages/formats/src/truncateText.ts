import { onFirstUse } from './onFirstUse.ts';

const graphemes = onFirstUse(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }));

/** Text in which each code unit is one character: a fast path, since a table truncates many texts. */
const plainLetters = /^[\u0020-\u02ff]*$/;

/**
 * The first characters of a text as people count them: an emoji or a letter with its accents is one.
 *
 * @returns undefined when the text is not longer than that
 */
export function truncateText(text: string, max: number): string | undefined {
  if (text.length <= max) return undefined;
  if (plainLetters.test(text)) return `${text.slice(0, max).trimEnd()}…`;
  let count = 0;
  for (const { index } of graphemes().segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return undefined;
}

/**
 * The text without its middle, for names that differ at their ends, as those of files do.
 *
 * @returns undefined when the text is not longer than `max` characters as people count them
 */
export function truncateMiddle(text: string, max: number): string | undefined {
  const characters = Array.from(graphemes().segment(text), ({ segment }) => segment);
  if (characters.length <= max) return undefined;
  const begin = Math.ceil(max / 2);
  const end = characters.length - (max - begin);
  return `${characters.slice(0, begin).join('').trimEnd()}…${characters.slice(end).join('').trimStart()}`;
}
