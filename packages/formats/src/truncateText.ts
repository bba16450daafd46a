const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Cuts a text for a table cell and marks the cut with `…` (WID-048). Counts what a reader sees as one character,
 * so an accent or an emoji is never split.
 *
 * @param text the whole text; show it in a tooltip when it was cut.
 * @param max characters kept before the mark, an integer from 1 on.
 * @returns the text unchanged when it has at most `max` characters.
 */
export function truncateText(text: string, max = 40): string {
  if (text.length <= max) return text;
  let kept = 0;
  for (const { index } of graphemes.segment(text)) {
    if (kept === max) return `${text.slice(0, index)}…`;
    kept += 1;
  }
  return text;
}
