import { describe, expect, it } from 'vitest';
import { repeatedRequisitions, weekOf } from './repeatedRequisitions.ts';

const one = { id: 7, fornecedorId: 61, valorRequisicao: 10_000, dataCompraInicial: '2026-12-02' };

describe('a requisition that repeats another', () => {
  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-12-02', '2026-11-30'],
    ['2026-12-06', '2026-11-30'],
    ['2026-12-07', '2026-12-07'],
  ])('has a week from Monday to Sunday: %s is in that of %s', (date, from) => {
    expect(weekOf(date).from).toBe(from);
  });

  it.each<[string, object, boolean]>([
    ['of the same supplier, value and week', {}, true],
    ['on the last day of the week', { dataCompraInicial: '2026-12-06' }, true],
    ['of the next week', { dataCompraInicial: '2026-12-07' }, false],
    ['of another supplier', { fornecedorId: 62 }, false],
    ['a cent more', { valorRequisicao: 10_000.01 }, false],
    ['that was refused', { status: 'Recusado' }, false],
    ['itself', { id: 7 }, false],
  ])('is one %s: %j, %s', (_, change, isRepeated) => {
    const other = { ...one, id: 8, status: 'Requisitado', ...change };
    expect(repeatedRequisitions(one, [other])).toEqual(isRepeated ? [other] : []);
  });

  it('is also a new one', () => {
    const other = { ...one, id: 8, status: 'Aprovado' };
    expect(repeatedRequisitions({ ...one, id: null }, [other])).toEqual([other]);
  });
});
