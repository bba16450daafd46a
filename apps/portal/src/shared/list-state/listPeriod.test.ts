import { describe, expect, it } from 'vitest';
import { parseListPeriod, withoutListFilters, writeListPeriod } from './listPeriod.ts';

const open = { from: null, to: null };

describe('the period of a list in the address', () => {
  it.each([
    ['', open],
    ['?de=2027-03-01&ate=2027-03-31', { from: '2027-03-01', to: '2027-03-31' }],
    ['?de=2027-03-01', { from: '2027-03-01', to: null }],
    ['?ate=2027-03-01', { from: null, to: '2027-03-01' }],
    ['?de=2027-03-01&ate=2027-03-01', { from: '2027-03-01', to: '2027-03-01' }],
    ['?de=2027-03-02&ate=2027-03-01', open],
    ['?de=2027-02-30&ate=01-03-2027', open],
    ['?de=%27%3B--&ate=', open],
  ])('is read from %j', (search, period) => {
    expect(parseListPeriod(search)).toEqual(period);
  });

  it('is written beside the other values, from the first page on', () => {
    const period = { from: '2027-03-01', to: '2027-03-31' };
    const search = writeListPeriod('?busca=A&ordem=-codigo&pagina=3', period);
    expect(search).toBe('?busca=A&ordem=-codigo&de=2027-03-01&ate=2027-03-31');
    expect(parseListPeriod(search)).toEqual(period);
    expect(writeListPeriod(search, open)).toBe('?busca=A&ordem=-codigo');
    expect(writeListPeriod('?pagina=2', open)).toBe('');
  });

  it.each([
    ['?busca=A&de=2027-03-01&pagina=3&ordem=codigo', '?ordem=codigo'],
    ['?busca=A', ''],
    ['', ''],
  ])('leaves with every other filter: %j', (search, cleared) => {
    expect(withoutListFilters(search)).toBe(cleared);
  });
});
