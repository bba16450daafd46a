/**
 * Upper-cases names and descriptions (FND-092, D12, D18). A character whose capital is longer than itself stays
 * as it is (`straße` → `STRAßE`), so the length never changes and neither a caret nor a limit of characters moves.
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
