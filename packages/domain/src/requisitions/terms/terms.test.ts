import { addDays } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankClosure } from '../bankDays.ts';
import { dropEarlierDates, dueDateBounds, earlyDateProblem, periodProblems } from './dueDateBounds.ts';
import { cappedValue, capValues, installmentsOf, remainingValue, splitEqually } from './installments.ts';
import {
  clearTerms,
  DUE_DATES,
  DUE_VALUES,
  dueDates,
  dueValues,
  EMPTY_TERMS,
  filledDates,
  type PaymentTerms,
} from './paymentTerms.ts';
import { applyPattern, proposeTerms, type SupplierTerms, splitTerms, TERM_PATTERNS } from './proposeTerms.ts';
import { SUM_TEXT, termProblems } from './termProblems.ts';

const REQUIRED = 'Campo obrigatório';
const PAST = 'Não é permitido data anterior a hoje';
const DAY = 'Informe um dia válido';
const days = { today: '2026-11-23', billing: '2026-12-01' };

const split = (dates: readonly string[], values: readonly (number | null)[] = []): PaymentTerms => ({
  ...EMPTY_TERMS,
  tipoPrazo: 'Parcelado',
  ...dueDates(dates),
  ...dueValues(values),
});
const valuesOf = (terms: PaymentTerms) =>
  DUE_VALUES.map((name) => terms[name]).filter((value) => value !== null);
const datesOf = (terms: PaymentTerms) => DUE_DATES.map((name) => terms[name]).filter((date) => date !== null);
const cents = fc.integer({ min: 0, max: 99_999_999_99 });
const anyDay = fc.integer({ min: 0, max: 3_652 }).map((day) => addDays('2024-01-01', day));

describe('C-7: installments never exceed the requested value (RQP-024)', () => {
  const three = split(['2026-12-10', '2027-01-10', '2027-02-10'], [4_000, 3_500]);

  it.each([
    [10_000, [4_000, 3_500], 2_000, 2_000, 500],
    [10_000, [4_000, 3_500], 3_000, 2_500, 0],
    [10_000, [6_000, 4_000], 1, 0, 0],
  ])('of %d with %j: %d typed, %d kept, %d left', (total, values, typed, kept, left) => {
    const terms = { ...three, ...dueValues(values) };
    expect(cappedValue(terms, 2, typed, total)).toBe(kept);
    expect(remainingValue({ ...terms, valorVencimento3: kept }, total)).toBe(left);
  });

  it('a lowered value takes from the last installments', () => {
    const lowered = capValues({ ...three, valorVencimento3: 2_500 }, 8_000);
    expect(valuesOf(lowered)).toEqual([4_000, 3_500, 500]);
    expect(valuesOf(capValues(lowered, 3_999.99))).toEqual([3_999.99, 0, 0]);
    expect(capValues(three, 10_000)).toEqual(three);
  });

  it('tells what is missing to the cent', () => {
    expect(remainingValue(split(['2026-12-10', '2027-01-10'], [0.1, 0.2]), 0.31)).toBe(0.01);
  });

  it('holds for any values (property)', () => {
    const values = fc.array(fc.option(cents.map((each) => each / 100)), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(values, cents, cents, fc.nat(5), (given, total, typed, place) => {
        const terms = split(
          given.map((_, index) => addDays('2026-12-01', index)),
          given,
        );
        const index = place % given.length;
        const fitting = capValues(terms, total / 100);
        expect(remainingValue(fitting, total / 100)).toBeGreaterThanOrEqual(0);
        const kept = cappedValue(fitting, index, typed / 100, total / 100);
        expect(kept).toBeLessThanOrEqual(typed / 100);
        const name = DUE_VALUES[index] ?? 'valorVencimento1';
        expect(remainingValue({ ...fitting, [name]: kept }, total / 100)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('C-8: what a type does not have is cleared (RQP-010, RQP-011)', () => {
  const full: PaymentTerms = {
    ...split(['2026-12-10', '2027-01-10', '2027-02-10'], [1, 2, 3]),
    prazoDias: 30,
    doDia: 1,
    ateDia: 15,
    diaBase: 5,
  };

  it.each([
    ['Padrao', 1, 0, null],
    ['Periodo', 1, 0, 5],
    ['Parcelado', 3, 3, null],
  ] as const)('%s keeps %d dates, %d values and base day %s', (tipoPrazo, dates, values, base) => {
    const terms = clearTerms({ ...full, tipoPrazo });
    expect(datesOf(terms)).toHaveLength(dates);
    expect(valuesOf(terms)).toHaveLength(values);
    expect([terms.doDia, terms.ateDia, terms.diaBase]).toEqual(
      base === null ? [null, null, null] : [1, 15, 5],
    );
    expect(terms.prazoDias).toBe(30);
  });

  it.each([-1, 1.5, 10_000])(
    'keeps the days of a term where their field is hidden, but not %d',
    (prazoDias) => {
      expect(clearTerms({ ...full, prazoDias }).prazoDias).toBeNull();
      expect(clearTerms({ ...full, prazoDias, tipoPrazo: 'Periodo' }).prazoDias).toBe(prazoDias);
    },
  );

  it('starts as Padrao (RQP-003), and an installment without a date has no value', () => {
    expect(EMPTY_TERMS.tipoPrazo).toBe('Padrao');
    expect(valuesOf(clearTerms(split(['2026-12-10'], [1, 2])))).toEqual([1]);
  });
});

describe('C-8: from one type to another', () => {
  const parcelado: PaymentTerms = split(['2026-12-10', '2027-01-10', '2027-02-10'], [1, 2, 3]);
  const periodo: PaymentTerms = {
    ...EMPTY_TERMS,
    ...{ tipoPrazo: 'Periodo', vencimento1: '2026-12-10', prazoDias: 30, doDia: 1, ateDia: 15, diaBase: 5 },
  };
  const padrao: PaymentTerms = { ...EMPTY_TERMS, vencimento1: '2026-12-10' };

  it.each([
    ['Parcelado', 'Padrao', parcelado, []],
    ['Parcelado', 'Periodo', parcelado, ['prazoDias', 'doDia', 'ateDia', 'diaBase']],
    ['Periodo', 'Parcelado', periodo, ['vencimento2', 'valorVencimento1']],
    ['Periodo', 'Padrao', periodo, []],
    ['Padrao', 'Parcelado', padrao, ['vencimento2', 'valorVencimento1']],
  ] as const)('%s → %s keeps due date 1 and clears the rest', (_from, tipoPrazo, before, open) => {
    const after = clearTerms({ ...before, tipoPrazo });
    expect(datesOf(after)).toEqual(['2026-12-10']);
    expect(valuesOf(after)).toEqual([]);
    expect([after.doDia, after.ateDia, after.diaBase]).toEqual([null, null, null]);
    expect(Object.keys(termProblems(after, days, 100))).toEqual(open);
  });
});

describe('C-9: the bounds of the due dates (RQP-015 to RQP-017)', () => {
  it('are today, the billing date and the date before, each with its reason', () => {
    const [first, second, third] = dueDateBounds(split(['2026-12-10']), days);
    expect(first).toEqual({
      min: '2026-12-01',
      reason: 'Não é permitido data anterior à data de faturamento, 01/12/2026',
    });
    expect(second).toEqual({
      min: '2026-12-10',
      reason: 'Não é permitido data anterior ao vencimento 1, 10/12/2026',
    });
    expect(third).toEqual(first);
    expect(dueDateBounds(EMPTY_TERMS, { ...days, billing: '2026-01-01' })[0]).toEqual({
      min: days.today,
      reason: PAST,
    });
    // On the same day it is today that closes the days before.
    expect(dueDateBounds(EMPTY_TERMS, { ...days, billing: days.today })[0]?.reason).toBe(PAST);
  });

  it('mark every date before a billing date that was moved behind them', () => {
    const terms = split(['2026-12-10', '2026-12-20', '2027-02-10'], [1, 2, 3]);
    const billing = '2027-01-15';
    const reason = 'Não é permitido data anterior à data de faturamento, 15/01/2027';
    expect(termProblems(terms, { ...days, billing }, 6)).toEqual({
      vencimento1: reason,
      vencimento2: reason,
    });
  });

  it('empty what comes before an earlier date, and leave two on one day', () => {
    const same = split(['2027-01-20', '2027-01-20', '2027-02-10'], [1, 2, 3]);
    expect(dropEarlierDates(same)).toBe(same);
    const moved = dropEarlierDates(split(['2027-01-20', '2027-01-10', '2027-02-10'], [1, 2, 3]));
    expect(datesOf(moved)).toEqual(['2027-01-20']);
    expect(valuesOf(moved)).toEqual([1]);
  });

  it.each(['10/02/202', '31/0', 'hoje'])('empty nothing beside %j, which is no date yet', (half) => {
    for (const dates of [
      [half, '2027-01-10', '2027-02-10'],
      ['2027-01-10', half, '2027-02-10'],
      ['2027-01-10', '2027-02-10', half],
    ]) {
      const terms = split(dates, [1, 2, 3]);
      expect(dropEarlierDates(terms)).toBe(terms);
    }
  });

  it.each(['10/02/202', '31/0', '9', '2026-9-1', 'hoje'])(
    'are not those of %j, which is no date yet',
    (half) => {
      const [first, second] = dueDateBounds(split([half]), { ...days, billing: half });
      expect([first?.min, second?.min]).toEqual([days.today, days.today]);
      expect(earlyDateProblem(half, 1, split(['2027-01-10']), days)).toBeNull();
      expect(earlyDateProblem('2026-12-01', 1, split([half]), days)).toBeNull();
    },
  );

  it('hold for what a supplier or a pattern proposes, over ten years (property)', () => {
    const distance = fc.option(fc.integer({ min: 0, max: 400 }));
    const terms = fc.record({
      tipoPrazo: fc.constantFrom('Padrao', 'Parcelado', 'Periodo'),
      prazoEmDias: fc.option(fc.nat(180)),
      doDia: fc.constant(1),
      ateDia: fc.constant(31),
      diaBase: fc.option(fc.integer({ min: 1, max: 30 })),
      prazoVencimento1: distance,
      prazoVencimento2: distance,
      prazoVencimento3: distance,
      prazoVencimento4: distance,
      prazoVencimento5: distance,
      prazosCadastro: fc.constant('30'),
    }) satisfies fc.Arbitrary<SupplierTerms>;
    fc.assert(
      fc.property(terms, anyDay, cents, (supplier, billing, total) => {
        const bounds = { today: billing, billing };
        const proposed = proposeTerms(supplier, { billing, total: total / 100 });
        for (const { min, date } of dueDateBounds(proposed, bounds).map(({ min: earliest }, index) => ({
          min: earliest,
          date: datesOf(proposed)[index],
        })))
          if (date !== undefined) expect(date >= min).toBe(true);
        expect(proposed.vencimento6).toBeNull();
        for (const pattern of TERM_PATTERNS) {
          const applied = applyPattern(EMPTY_TERMS, pattern, { billing, total: total / 100 });
          expect(termProblems(applied, bounds, total / 100)).toEqual({});
          expect(datesOf(applied)).toEqual(pattern.map((later) => addDays(billing, later)));
        }
      }),
    );
  });

  it('refuse each date before its bound and no other, over ten years with their leap days (property)', () => {
    const dates = fc.array(anyDay, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(dates, anyDay, anyDay, (given, today, billing) => {
        const terms = split(
          given,
          given.map(() => 0),
        );
        const bounds = dueDateBounds(terms, { today, billing });
        const early = DUE_DATES.filter((_, index) => {
          const [date, min] = [given[index], bounds[index]?.min];
          return date !== undefined && min !== undefined && date < min;
        });
        expect(Object.keys(termProblems(terms, { today, billing }, 0))).toEqual(early);
        const kept = datesOf(dropEarlierDates(terms));
        expect(kept).toEqual(given.slice(0, kept.length));
        expect(kept).toEqual(kept.toSorted());
        const next = given[kept.length];
        if (next !== undefined) expect(next < (kept.at(-1) ?? '')).toBe(true);
      }),
    );
  });

  it('hold for each pattern on each of the days of ten years', () => {
    for (let day = 0; day < 3_653; day += 1) {
      const billing = addDays('2024-01-01', day);
      for (const pattern of TERM_PATTERNS) {
        const applied = applyPattern(EMPTY_TERMS, pattern, { billing, total: 100.01 });
        const dates = datesOf(applied);
        if (dates.some((date, index) => date < (dates[index - 1] ?? billing))) throw new Error(billing);
        if (pattern.length > 1 && remainingValue(applied, 100.01) !== 0) throw new Error(billing);
      }
    }
  });

  it('hint at leap days and days without banks, and refuse none of them', () => {
    expect(datesOf(applyPattern(EMPTY_TERMS, [30], { billing: '2028-01-30', total: null }))).toEqual([
      '2028-02-29',
    ]);
    expect(bankClosure('2028-02-29')).toBe('Carnaval');
    expect(termProblems({ ...EMPTY_TERMS, vencimento1: '2026-12-25' }, days, 10)).toEqual({});
  });

  it.each([
    [30, 1, 15, 1, []],
    [30, 10, 10, 9, ['ateDia', 'diaBase']],
    [30, 1, 15, 15, ['diaBase']],
    [30, 31, 31, 31, ['ateDia', 'diaBase']],
    [30, 0, 32, 5, ['doDia', 'ateDia']],
    [0, 1, 31, 30, ['prazoDias']],
    [null, null, null, null, ['prazoDias', 'doDia', 'ateDia', 'diaBase']],
  ])(
    'prazoDias %s, doDia %s, ateDia %s, diaBase %s: %j (RQP-018 to RQP-021)',
    (prazoDias, doDia, ateDia, diaBase, wrong) => {
      const problems = periodProblems({ prazoDias, doDia, ateDia, diaBase });
      expect(Object.keys(problems)).toEqual(wrong);
      for (const [name, text] of Object.entries(problems))
        expect(text).toBe(name === 'prazoDias' ? 'Valor deve ser maior que 0' : DAY);
    },
  );
});

describe('what is wrong with a term (RQP-012 to RQP-024)', () => {
  it.each<[string, PaymentTerms, number | null, Record<string, string>]>([
    ['nothing filled in', EMPTY_TERMS, 100, { vencimento1: REQUIRED }],
    ['the standard type', { ...EMPTY_TERMS, vencimento1: '2026-12-01' }, 100, {}],
    ['a date that has passed', { ...EMPTY_TERMS, vencimento1: '2026-11-22' }, 100, { vencimento1: PAST }],
    [
      'a date before the billing date',
      { ...EMPTY_TERMS, vencimento1: '2026-11-23' },
      100,
      { vencimento1: 'Não é permitido data anterior à data de faturamento, 01/12/2026' },
    ],
    [
      'a further date that has passed (C-9)',
      split(['2026-12-10', '2026-11-22'], [60, 40]),
      100,
      { vencimento2: PAST },
    ],
    ['one date for Parcelado', split(['2026-12-10'], [100]), 100, { vencimento2: REQUIRED }],
    [
      'a gap',
      { ...split(['2026-12-10', '2026-12-11'], [1, 1]), vencimento4: '2026-12-12' },
      100,
      { vencimento3: REQUIRED },
    ],
    [
      'a value that is missing',
      split(['2026-12-10', '2026-12-11'], [50, null]),
      100,
      { valorVencimento2: REQUIRED },
    ],
    [
      'six dates without values: the first four (RQP-023)',
      split(['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15']),
      100,
      {
        valorVencimento1: REQUIRED,
        valorVencimento2: REQUIRED,
        valorVencimento3: REQUIRED,
        valorVencimento4: REQUIRED,
      },
    ],
    [
      'no fifth and sixth value (RQP-023)',
      split(
        ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'],
        [1, 1, 1, 1],
      ),
      100,
      {},
    ],
    [
      'a sum above the value',
      split(['2026-12-10', '2026-12-11'], [60, 40.01]),
      100,
      { valorVencimento2: SUM_TEXT },
    ],
    [
      'thirds with the cent in the last (FRM-26)',
      split(['2026-12-10', '2026-12-11', '2026-12-12'], [33.33, 33.33, 33.34]),
      100,
      {},
    ],
    [
      'thirds that are rounded up (FRM-26)',
      split(['2026-12-10', '2026-12-11', '2026-12-12'], [33.34, 33.34, 33.34]),
      100,
      { valorVencimento3: SUM_TEXT },
    ],
    ['a sum below the value', split(['2026-12-10', '2026-12-11'], [60, 39.99]), 100, {}],
    ['no value yet', split(['2026-12-10', '2026-12-11'], [60, 40]), null, {}],
    [
      'dates in another order',
      split(['2026-12-10', '2026-12-09'], [60, 40]),
      100,
      {
        vencimento2: 'Não é permitido data anterior ao vencimento 1, 10/12/2026',
      },
    ],
  ])('%s', (_, terms, total, problems) => {
    expect(termProblems(terms, days, total)).toEqual(problems);
  });

  it('is a past date, where the billing date has passed too', () => {
    const late = { today: '2026-11-23', billing: '2026-11-01' };
    expect(termProblems({ ...EMPTY_TERMS, vencimento1: '2026-11-22' }, late, 1)).toEqual({
      vencimento1: PAST,
    });
  });
});

describe('the installments', () => {
  it('in equal parts lose no cent, which is in the last one (property)', () => {
    expect(splitEqually(100, 3)).toEqual([33.33, 33.33, 33.34]);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 6 }), (total, parts) => {
        const values = splitEqually(total / 100, parts).map((value) => Math.round(value * 100));
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(total);
        expect(Math.max(...values) - Math.min(...values)).toBeLessThan(parts);
      }),
    );
  });

  it('are always the requested value together: what is not distributed falls due last (property)', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 6 }), cents, (given, rest) => {
        const total = given.reduce((sum, value) => sum + value, rest);
        const terms = split(
          given.map((_, index) => addDays('2026-12-01', index)),
          given.map((value) => value / 100),
        );
        const list = installmentsOf(terms, { total: total / 100, billing: '2026-12-01' });
        expect(list).toHaveLength(filledDates(terms));
        expect(list.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)).toBe(total);
      }),
    );
  });

  it('remember what was proposed, and by how many days each was moved (G-30, RQP-007, RQP-009)', () => {
    const proposed = proposeTerms(
      {
        tipoPrazo: 'Parcelado',
        prazoEmDias: null,
        doDia: null,
        ateDia: null,
        diaBase: null,
        prazoVencimento1: 30,
        prazoVencimento2: 60,
        prazoVencimento3: null,
        prazoVencimento4: null,
        prazoVencimento5: null,
        prazosCadastro: '30/60',
      },
      { billing: '2026-12-01', total: 100 },
    );
    expect(proposed).toMatchObject({
      vencimento1: '2026-12-31',
      vencimento1Original: '2026-12-31',
      vencimento2: '2027-01-30',
      valorVencimento1: 50,
    });
    const first = installmentsOf(proposed, { total: 100, billing: '2026-12-01' });
    const moved = { ...proposed, vencimento2: '2027-02-04', valorVencimento1: 40, valorVencimento2: 60 };
    expect(installmentsOf(moved, { total: 100, billing: '2026-12-01', before: first })[1]).toEqual({
      numeroParcela: 2,
      prazoOriginal: 60,
      dataOriginal: '2027-01-30',
      prazoAdicional: 5,
      data: '2027-02-04',
      valor: 60,
      valorOriginal: 50,
    });
  });

  it('have in the last one what the values leave of the requested one (RQP-009, G-30)', () => {
    const terms = split(['2026-12-31', '2027-01-30', '2027-03-01'], [10, 20, null]);
    const list = installmentsOf(terms, { total: 100.01, billing: '2026-12-01' });
    expect(list.map(({ valor }) => valor)).toEqual([10, 20, 70.01]);
  });

  it('of another type are one of the whole value', () => {
    const terms = { ...EMPTY_TERMS, vencimento1: '2026-12-31' };
    expect(installmentsOf(terms, { total: 99.99, billing: '2026-12-01' })).toMatchObject([
      { data: '2026-12-31', valor: 99.99 },
    ]);
    expect(splitTerms(EMPTY_TERMS, 10)).toBe(EMPTY_TERMS);
  });

  it('of a period fall on its base day, never before the billing date (G-30)', () => {
    const period = {
      tipoPrazo: 'Periodo',
      prazoEmDias: 30,
      doDia: 1,
      ateDia: 31,
      diaBase: 30,
      prazoVencimento1: null,
      prazoVencimento2: null,
      prazoVencimento3: null,
      prazoVencimento4: null,
      prazoVencimento5: null,
      prazosCadastro: '30 dias',
    } as const;
    const propose = (billing: string, prazoEmDias = 30) =>
      proposeTerms({ ...period, prazoEmDias }, { billing, total: null }).vencimento1;
    expect(propose('2027-02-10')).toBe('2027-03-30');
    expect(propose('2026-12-31', 0)).toBe('2026-12-31');
  });
});
