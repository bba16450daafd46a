import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barCodeWarning, eanSchema } from './eanSchema.ts';

const ean = {
  gtinEan: '7891000315507',
  dun: '17891000315504',
  quantidadeProdutosNaCaixa: 12,
  descricao: ' caixa com   12 peças ',
  principal: true,
  saldao: false,
};

function messages(change: object): string[] {
  const issues = eanSchema.safeParse({ ...ean, ...change }).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('eanSchema', () => {
  it('keeps exactly the fields of the call, the description in upper case (EAN-018, D18)', () => {
    expect(eanSchema.parse({ ...ean, id: 7 })).toEqual({ ...ean, descricao: 'CAIXA COM 12 PEÇAS' });
  });

  it.each([undefined, null, '', '   '])('takes the description %j as none', (descricao) => {
    expect(eanSchema.parse({ ...ean, descricao }).descricao).toBeNull();
  });

  it.each([
    [{ gtinEan: '' }, ['gtinEan: Campo obrigatório']],
    [{ gtinEan: null }, ['gtinEan: Campo obrigatório']],
    [{ gtinEan: '12345678901234' }, ['gtinEan: Digite no máximo 13 caracteres']],
    [{ gtinEan: '789-1' }, ['gtinEan: Digite apenas números']],
    [{ dun: ' ' }, ['dun: Campo obrigatório']],
    [{ dun: '123456789012345' }, ['dun: Digite no máximo 14 caracteres']],
    [{ quantidadeProdutosNaCaixa: 0 }, ['quantidadeProdutosNaCaixa: Deve conter ao menos 1 produto']],
    [{ quantidadeProdutosNaCaixa: -3 }, ['quantidadeProdutosNaCaixa: Deve conter ao menos 1 produto']],
    [{ quantidadeProdutosNaCaixa: null }, ['quantidadeProdutosNaCaixa: Deve conter ao menos 1 produto']],
    [{ quantidadeProdutosNaCaixa: 1.5 }, ['quantidadeProdutosNaCaixa: Digite um número inteiro']],
    [{ quantidadeProdutosNaCaixa: 100_000 }, ['quantidadeProdutosNaCaixa: Informe um número até 99.999']],
    [{ descricao: 'x'.repeat(101) }, ['descricao: Digite no máximo 100 caracteres']],
    [{ descricao: 'a\u0000b' }, ['descricao: Digite um texto válido']],
  ])('answers %j with its messages (EAN-010 to EAN-014)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it('takes codes of the old system, whatever their length and check digit (D8)', () => {
    const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`));
    fc.assert(
      fc.property(digits(13), digits(14), (gtinEan, dun) => {
        expect(messages({ gtinEan, dun })).toEqual([]);
      }),
    );
  });
});

describe('barCodeWarning', () => {
  const warning = 'Dígito verificador inválido. Confira o código.';

  it.each([
    ['', null],
    ['7891000315507', null],
    ['17891000315504', null],
    [' 73513537 ', null],
    ['7891000315508', warning],
    ['123', warning],
    ['0000000000000', warning],
  ])('answers %j with %j (D8)', (code, expected) => {
    expect(barCodeWarning(code)).toBe(expected);
  });
});
