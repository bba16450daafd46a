const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The first `limit` characters as a reader counts them, with an ellipsis, or the text itself where it is no longer. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
