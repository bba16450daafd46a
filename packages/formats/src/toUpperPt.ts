/**
 * Upper-cases names and descriptions (FND-092, D12, D18). A character whose capital has more characters stays
 * (`straße` → `STRAßE`), so that length and caret position never change.
 */
export function toUpperPt(text: string): string {
  const whole = text.toUpperCase();
  if (whole.length === text.length) return whole; // no capital ever takes fewer
  let upper = '';
  for (const character of text) {
    const capital = character.toUpperCase();
    upper += capital.length === character.length ? capital : character;
  }
  return upper;
}
