import { describe, expect, it } from 'vitest';
import { isValidEmail } from './isValidEmail.ts';

describe('isValidEmail', () => {
  it.each(['a@b.c', 'maria.silva+nf@empresa.com.br', "o'brien@x.io", 'joão@exemplo.com', 'A@B.CO'])(
    'accepts %s (FND-093)',
    (email) => {
      expect(isValidEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    '@',
    'a@b',
    '@b.c',
    'a@',
    'a@b@c.d',
    'a@b.c@d.e',
    'a@@b.c',
    'a b@c.d',
    ' a@b.c',
    'a@b.c ',
    'a@b .c',
    'a@b\t.c',
    'a@b.c\n',
    'a@\u00A0b.c',
    'a.b@c',
    'a@.c',
    'a@b.',
    'a@b..c',
    'a@.',
  ])('refuses %o (FND-093, API3-023)', (email) => {
    expect(isValidEmail(email)).toBe(false);
  });

  it('answers at once for a text made to be slow', () => {
    const started = performance.now();
    expect(isValidEmail(`a@${'.'.repeat(200_000)}`)).toBe(false);
    expect(isValidEmail(`a@${'b.'.repeat(100_000)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
