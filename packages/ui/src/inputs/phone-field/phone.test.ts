import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneFault, readPhone } from './phone.ts';

const mobile = { ddd: '31', number: '999998888' };
const landline = { ddd: '31', number: '33334444' };

describe('reading a whole phone number', () => {
  it.each([
    ['(31) 99999-8888', mobile],
    ['+55 31 99999-8888', mobile],
    ['+55 (31) 9 9999.8888', mobile],
    ['55 31 99999 8888', mobile],
    ['031 99999-8888', mobile],
    ['0 15 31 99999-8888', mobile],
    ['+55 (0)31 99999-8888', mobile],
    ['tel:+5531999998888', mobile],
    ['３１ ９９９９９-８８８８', mobile],
    ['\u200b(31)\u00a099999–8888\n', mobile],
    ['31 3333-4444', landline],
    ['(55) 99999-8888', { ddd: '55', number: '999998888' }],
    ['+55 55 99999-8888', { ddd: '55', number: '999998888' }],
    ['99999-8888', undefined],
    ['31', undefined],
    ['+1 202 555 0123 99', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('%j', (text, phone) => {
    expect(readPhone(text)).toEqual(phone);
  });

  it('reads every number in every way it is written', () => {
    const written = fc.constantFrom(
      (ddd: string, number: string) => `(${ddd}) ${number.slice(0, -4)}-${number.slice(-4)}`,
      (ddd: string, number: string) => `+55 ${ddd} ${number}`,
      (ddd: string, number: string) => `+55${ddd}${number}`,
      (ddd: string, number: string) => `0${ddd} ${number}`,
      (ddd: string, number: string) => ddd + number,
    );
    const numbers = fc.stringMatching(/^(9\d{8}|[2-5]\d{7})$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]{2}$/), numbers, written, (ddd, number, write) => {
        expect(readPhone(write(ddd, number))).toEqual({ ddd, number });
      }),
    );
  });
});

describe('what is wrong with a phone number', () => {
  it.each([
    ['', '', 'mobile', undefined],
    ['31', '999998888', 'mobile', undefined],
    ['31', '33334444', 'landline', undefined],
    ['20', '999998888', 'mobile', { part: 'ddd', kind: 'unknown' }],
    ['20', '', 'mobile', { part: 'ddd', kind: 'unknown' }],
    ['3', '999998888', 'mobile', { part: 'ddd', kind: 'incomplete' }],
    ['', '999998888', 'mobile', { part: 'ddd', kind: 'incomplete' }],
    ['31', '', 'mobile', { part: 'number', kind: 'incomplete' }],
    ['31', '33334444', 'mobile', { part: 'number', kind: 'incomplete' }],
    ['31', '899998888', 'mobile', { part: 'number', kind: 'incomplete' }],
    ['31', '99999888', 'landline', { part: 'number', kind: 'incomplete' }],
  ] as const)('(%s) %s, %s', (ddd, number, kind, fault) => {
    expect(phoneFault({ ddd, number }, kind)).toEqual(fault);
  });
});
