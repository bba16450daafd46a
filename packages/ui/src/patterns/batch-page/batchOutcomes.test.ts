import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBrFormats } from '../../locale/formats.ts';
import { amountText, batchLines, byUrgency, linesIn, totalAmount } from './batchOutcomes.ts';

const items = [
  { id: 1, name: 'ARROZ', amount: 0.1 },
  { id: 2, name: 'FEIJÃO', amount: 0.2 },
  { id: 3, name: 'CAFÉ', disabledReason: 'Sem preço' },
  { id: 4, name: 'AÇÚCAR' },
];
const states = (lines: ReturnType<typeof batchLines>) => lines.map(({ item, state }) => [item.id, state]);

describe('the outcome of a batch', () => {
  it('says of each item how it stands, and why', () => {
    const lines = batchLines(items, [
      { id: 1, ok: true },
      { id: 2, ok: false, message: 'Já aprovada' },
    ]);
    expect(states(lines)).toEqual([
      [1, 'done'],
      [2, 'failed'],
      [3, 'blocked'],
      [4, 'waiting'],
    ]);
    expect(lines.map(({ reason }) => reason)).toEqual([undefined, 'Já aprovada', 'Sem preço', undefined]);
  });

  it('says what failed for good, until another result comes', () => {
    const results = [{ id: 2, ok: false, message: 'Mudou', final: true }];
    expect(batchLines(items, results).map(({ final }) => final)).toEqual([false, true, false, false]);
    expect(batchLines(items, [...results, { id: 2, ok: false }])[1]?.final).toBe(false);
  });

  it('knows apart what was done and taken back since, unless the item cannot be sent', () => {
    const results = [1, 2, 3].map((id) => ({ id, ok: true, undone: id !== 1 }));
    expect(states(batchLines(items, results))).toEqual([
      [1, 'done'],
      [2, 'undone'],
      [3, 'blocked'],
      [4, 'waiting'],
    ]);
  });

  it('goes by the last result of an item, as after another try', () => {
    const results = [
      { id: 2, ok: false },
      { id: 2, ok: true },
    ];
    expect(linesIn(batchLines(items, results), 'failed')).toEqual([]);
  });

  it('puts first what asks for something, and keeps the order within', () => {
    const results = [
      { id: 1, ok: true },
      { id: 4, ok: false },
    ];
    expect(states(byUrgency(batchLines(items, results))).map(([id]) => id)).toEqual([4, 2, 3, 1]);
  });

  it('counts every item in exactly one state', () => {
    const ids = fc.uniqueArray(fc.nat(50), { maxLength: 20 });
    fc.assert(
      fc.property(
        ids,
        fc.array(fc.record({ id: fc.nat(50), ok: fc.boolean(), undone: fc.boolean() })),
        (chosen, results) => {
          const lines = batchLines(
            chosen.map((id) => ({
              id,
              name: `${id}`,
              disabledReason: id % 5 === 0 ? 'Impedido' : undefined,
            })),
            results,
          );
          const counts = (['waiting', 'done', 'failed', 'undone', 'blocked'] as const).map(
            (state) => linesIn(lines, state).length,
          );
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(chosen.length);
        },
      ),
    );
  });

  it('adds reais without losing a cent', () => {
    expect(totalAmount(items)).toBe(0.3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (cents) => {
        const batch = cents.map((each, id) => ({ id, name: '', amount: each / 100 }));
        expect(Math.round((totalAmount(batch) ?? 0) * 100)).toBe(cents.reduce((a, b) => a + b, 0));
      }),
    );
  });

  it('has no total where nothing has a value', () => {
    expect(totalAmount([{ id: 1, name: 'ARROZ' }])).toBeUndefined();
    expect(amountText(undefined, ptBrFormats)).toBeUndefined();
    expect(amountText(1234.5, ptBrFormats)).toBe('R$\u00a01.234,50');
  });
});
