import { describe, expect, it } from 'vitest';
import { lifeLeft } from './lifeLeft.ts';

const noon = Date.UTC(2027, 0, 1, 12);
const tokenOf = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;
const token = tokenOf({ iat: noon / 1000, exp: noon / 1000 + 900 });

describe('the life of an access token', () => {
  it.each(['opaque', 'a.b.c', tokenOf(null), tokenOf({ exp: '1' }), ''])('has no end for %j', (opaque) => {
    expect(lifeLeft(opaque, noon, noon)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['right', 0],
    ['slow', -86_400_000],
    ['ahead', 86_400_000],
  ])('is counted from the receipt, by a clock that is %s', (_case, wrong) => {
    expect(lifeLeft(token, noon + wrong, noon + wrong + 60_000)).toBe(840_000);
    expect(lifeLeft(token, noon + wrong, noon + wrong + 901_000)).toBe(-1_000);
  });

  it('is that of the clock without an instant of receipt or of issue', () => {
    expect(lifeLeft(token, null, noon + 60_000)).toBe(840_000);
    expect(lifeLeft(tokenOf({ exp: noon / 1000 + 900 }), noon, noon + 60_000)).toBe(840_000);
  });

  it('is over when the clock stands before the receipt', () => {
    expect(lifeLeft(token, noon, noon - 1)).toBe(0);
  });
});
