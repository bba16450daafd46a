import { describe, expect, it } from 'vitest';
import { DEADLINE_FILTERS, type DeadlineFilter, deadlineDays } from './deadlineFilter.ts';
import { isRequestExpired } from './requestRules.ts';

const now = new Date('2027-03-16T02:59:59Z'); // still the 15th in São Paulo

const finds = (filter: DeadlineFilter, date: string) => {
  const { from, until } = deadlineDays(filter, now);
  return (from === null || date >= from) && (until === null || date <= until);
};

describe('the filter by the last day of a request (D29)', () => {
  it.each([
    ['2027-02-28', ['Vencida']],
    ['2027-03-14', ['Vencida']],
    ['2027-03-15', ['NoPrazo', 'AVencer']],
    ['2027-03-22', ['NoPrazo', 'AVencer']],
    ['2027-03-23', ['NoPrazo']],
    ['2028-01-01', ['NoPrazo']],
  ])('finds a request that ends on %s by %j', (date, filters) => {
    expect(DEADLINE_FILTERS.map(({ value }) => value).filter((filter) => finds(filter, date))).toEqual(
      filters,
    );
    expect(finds('Vencida', date)).toBe(isRequestExpired(date, now));
  });

  it('counts over the end of a year', () => {
    expect(deadlineDays('AVencer', new Date('2027-12-28T12:00:00Z'))).toEqual({
      from: '2027-12-28',
      until: '2028-01-04',
    });
  });
});
