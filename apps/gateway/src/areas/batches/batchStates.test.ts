import { describe, expect, it } from 'vitest';
import { readStates } from './batchStates.ts';

describe('what a batch has stored of a product', () => {
  it('is read as its kind writes it', () => {
    const before = { statusAprovacao: 'Aprovado', dataAprovacao: null, texto: 'Aprovado' } as const;
    const after = { statusAprovacao: 'Validado', texto: 'Validado' } as const;
    expect(readStates('Status', { before, after })).toEqual({ before, after });
  });

  it('is refused where it is that of another kind, or no status', () => {
    const link = { fornecedorId: 1, texto: 'ALFA' };
    expect(() => readStates('Aprovacao', { before: link, after: link })).toThrow();
    const unknown = { statusAprovacao: 'toString', texto: '' };
    expect(() => readStates('Recusa', { before: unknown, after: unknown })).toThrow();
  });
});
