import { describe, expect, it } from 'vitest';
import { brandSchema } from './brandSchema.ts';

function messages(value: unknown): (string | undefined)[] {
  return (
    brandSchema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ??
    []
  );
}

describe('brandSchema', () => {
  it.each([
    ['  maçã verde ', 'MAÇÃ VERDE'],
    ['A\n\u200B B', 'A B'],
    ['straße', 'STRAßE'],
    ['<img src=x onerror=alert(1)>', '<IMG SRC=X ONERROR=ALERT(1)>'],
    ['a'.repeat(60), 'A'.repeat(60)],
    [` ${'a'.repeat(60)} `, 'A'.repeat(60)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('takes %o as %o (D18, D24, FRM-07)', (typed, kept) => {
    expect(brandSchema.parse({ descricao: typed })).toEqual({ descricao: kept });
  });

  it.each([{}, { descricao: '' }, { descricao: '   ' }, { descricao: '\u2060' }, { descricao: null }])(
    'asks for the description in %o (BRD-017)',
    (value) => {
      expect(messages(value)).toEqual(['descricao: Campo obrigatório']);
    },
  );

  it('refuses what is no text', () => {
    expect(messages({ descricao: 7 })).toEqual(['descricao: Digite um texto válido']);
  });

  it('refuses 61 characters', () => {
    expect(messages({ descricao: 'a'.repeat(61) })).toEqual(['descricao: Digite no máximo 60 caracteres']);
  });

  it.each(['A\u0000B', 'A\u007FB'])('refuses the control character in %o', (descricao) => {
    expect(messages({ descricao })).toEqual(['descricao: Digite um texto válido']);
  });

  it('keeps the description only (BRD-018)', () => {
    expect(brandSchema.parse({ descricao: 'x', id: 3 })).toEqual({ descricao: 'X' });
  });
});
