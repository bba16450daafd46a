import { describe, expect, it } from 'vitest';
import { areaCodes } from './areaCodes.ts';
import { formatPhone, formatPhoneNumber, isValidDdd, isValidPhoneNumber, parsePhone } from './phone.ts';

describe('area codes', () => {
  it('are 67, and none of them has a zero (D5)', () => {
    expect(areaCodes.size).toBe(67);
    expect([...areaCodes].filter((code) => !/^[1-9]{2}$/.test(code))).toEqual([]);
  });

  it.each(['20', '23', '29', '30', '36', '40', '50', '52', '56', '60', '72', '76', '78', '80', '90'])(
    '%s is none',
    (code) => {
      expect(isValidDdd(code)).toBe(false);
    },
  );
});

describe('phone', () => {
  it.each([
    ['33334444', '3333-4444'],
    ['999998888', '99999-8888'],
    ['99999-8888', '99999-8888'],
    ['9999', '9999'],
    ['99998', '9999-8'],
    ['9999988889', '9999988889'],
    ['ramal 5', 'ramal 5'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('writes the number %o as %o', (text, formatted) => {
    expect(formatPhoneNumber(text)).toBe(formatted);
  });

  it('writes the DDD in parentheses before the number', () => {
    expect(formatPhone('31', '999998888')).toBe('(31) 99999-8888');
    expect(formatPhone('(31)', '3333-4444')).toBe('(31) 3333-4444');
    expect(formatPhone(null, '33334444')).toBe('3333-4444');
    expect(formatPhone('31', null)).toBe('');
  });

  it('takes the punctuation out of a paste', () => {
    expect(parsePhone(' (31) 99999-8888 ')).toBe('31999998888');
  });

  it.each(['11', '31', '99'])('accepts the DDD %s', (ddd) => expect(isValidDdd(ddd)).toBe(true));
  it.each(['', '1', '01', '10', '20', '311', 'ab'])('refuses the DDD %o', (ddd) =>
    expect(isValidDdd(ddd)).toBe(false),
  );

  it.each([
    ['33334444', 'landline'],
    ['2333-4444', 'landline'],
    ['5333-4444', 'landline'],
    ['999998888', 'mobile'],
    ['99999-8888', 'mobile'],
  ] as const)('accepts %s as a %s', (number, kind) => {
    expect(isValidPhoneNumber(number, kind)).toBe(true);
    expect(isValidPhoneNumber(number, kind === 'mobile' ? 'landline' : 'mobile')).toBe(false);
  });
  it.each(['', '3333444', '13334444', '63334444', '899998888', '9999988889', '9999988a8', '99998888'])(
    'refuses the number %o',
    (number) => {
      expect(isValidPhoneNumber(number, 'landline') || isValidPhoneNumber(number, 'mobile')).toBe(false);
    },
  );
});
