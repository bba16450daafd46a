import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriesToken, readHandOverTokens, withoutTokens } from './handOverTokens.ts';

describe('readHandOverTokens', () => {
  it('reads both tokens (FND-023)', () => {
    expect(readHandOverTokens('?requestId=42&token=a.b%2Dc&refreshToken=r')).toEqual({
      token: 'a.b-c',
      refreshToken: 'r',
    });
    expect(readHandOverTokens('token=a&refreshToken=r')).toEqual({ token: 'a', refreshToken: 'r' });
  });

  it.each([
    '',
    '?',
    '?token=a',
    '?refreshToken=r',
    '?token=&refreshToken=r',
    '?token=a&refreshToken=',
    '?Token=a&RefreshToken=r',
    '?x=token=a&refreshToken=r',
  ])('reads none from %o, where one is missing (FND-023)', (search) => {
    expect(readHandOverTokens(search)).toBeNull();
  });
});

describe('withoutTokens', () => {
  it.each([
    ['?token=a&refreshToken=r&requestId=42', '?requestId=42'],
    ['?requestId=42&token=a&x=a%20b+c&refreshToken=r', '?requestId=42&x=a%20b+c'],
    ['?token=a&refreshToken=r', ''],
    ['?token=a', ''],
    ['?refreshToken', ''],
    ['?%74oken=a&token=b&y', '?y'],
    ['?tokens=a&mytoken=b', '?tokens=a&mytoken=b'],
    ['?', ''],
    ['', ''],
    ['a=1', '?a=1'],
  ])('leaves of %o only %o (D5, D14)', (search, left) => {
    expect(withoutTokens(search)).toBe(left);
  });

  it('never leaves a token and never touches another value', () => {
    const pairs = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('token', 'refreshToken', 'requestId'), fc.string()), fc.string()),
    );
    fc.assert(
      fc.property(pairs, (values) => {
        const left = withoutTokens(`?${new URLSearchParams(values)}`);
        expect(carriesToken(left)).toBe(false);
        expect([...new URLSearchParams(left)]).toEqual(
          values.filter(([name]) => name !== 'token' && name !== 'refreshToken'),
        );
      }),
    );
  });
});
