/** Format characters, which nobody sees; the two joiners stay inside words, where scripts and emoji need them. */
const FORMAT =
  /(?![\u200C\u200D])\p{Cf}|(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{S}])/gu;

/** A character that leaves a mark; NUL counts, so that it is refused rather than dropped. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]|\0/u;

/** Rich text: composed letters and no format characters; its markup and spaces stay as they are (D24). */
export function normalizeMarkup(html: string): string {
  return html.replace(FORMAT, '').normalize('NFC');
}

/** Text of several lines: composed letters, no format characters, trimmed; `''` when there is nothing to see (D24). */
export function normalizeLines(text: string): string {
  return VISIBLE.test(text) ? normalizeMarkup(text).trim() : '';
}

/** Words of ASCII with one space between them, which most texts are: nothing in them changes. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Text of one line: as `normalizeLines`, with one space between words (D24). */
export function normalizeLine(text: string): string {
  return PLAIN_LINE.test(text) ? text : normalizeLines(text).replace(/\s+/g, ' ');
}
