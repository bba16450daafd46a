import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPastedRows,
  fillPastedCells,
  pastedFixes,
  pastedProductsSchema,
  pasteRefusal,
} from './pastedProducts.ts';
import type { PastedField, PastedTexts } from './pastedTable.ts';

const right: PastedTexts = {
  variacao: 'verde água',
  gtinEan: '7896004006031',
  dun: '17896004006038',
  quantidadeProdutosNaCaixa: '6',
  sku: 'Pn-450/v',
};
const second: PastedTexts = {
  ...right,
  variacao: 'azul',
  gtinEan: '7896004006048',
  dun: '17896004006045',
  sku: 'PN-451',
};

const nameOf = (variacao: string) => `PANELA ${variacao}`;
const check = (...rows: readonly PastedTexts[]) =>
  checkPastedRows(
    rows.map((texts, index) => ({ line: index + 2, texts })),
    nameOf,
  );
const problems = (change: Partial<PastedTexts>) => check({ ...right, ...change })[0]?.problems;
const product = (change: Partial<PastedTexts>) => check({ ...right, ...change })[0]?.product;

const DIGIT = 'Dígito verificador inválido. Confira o código.';

describe('checkPastedRows', () => {
  it('gives what is sent', () => {
    expect(check(right)).toEqual([
      {
        line: 2,
        texts: right,
        codes: { gtinEan: '7896004006031', dun: '17896004006038', sku: 'Pn-450/v' },
        problems: {},
        product: {
          variacao: 'VERDE ÁGUA',
          gtinEan: '7896004006031',
          dun: '17896004006038',
          quantidadeProdutosNaCaixa: 6,
          sku: 'Pn-450/v',
        },
      },
    ]);
  });

  it.each([
    ["'7896004006031"],
    ['789 6004 006031'],
    ['789-6004-006031'],
    ['7.896.004.006.031'],
    ['7896004006031,00'],
    ['7896004006031.0'],
  ])('reads the EAN that a spreadsheet shows as %s', (gtinEan) => {
    expect(product({ gtinEan })?.gtinEan).toBe('7896004006031');
  });

  it.each([
    ['6,00', 6],
    ['6.0', 6],
    ['1.000', 1000],
    ['12.000,00', 12_000],
    ['99999', 99_999],
  ])('reads the quantity %s as %d', (quantidadeProdutosNaCaixa, expected) => {
    expect(product({ quantidadeProdutosNaCaixa })?.quantidadeProdutosNaCaixa).toBe(expected);
  });

  it.each<[Partial<PastedTexts>, object]>([
    [{ variacao: '' }, { variacao: { message: 'Campo obrigatório' } }],
    [{ variacao: 'x'.repeat(101) }, { variacao: { message: 'Digite no máximo 100 caracteres' } }],
    [
      { variacao: 'x'.repeat(94) },
      {
        variacao: {
          message: 'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação',
        },
      },
    ],
    [{ gtinEan: '7896004006032' }, { gtinEan: { message: DIGIT, fix: '7896004006031' } }],
    [{ gtinEan: '73513537' }, { gtinEan: { message: 'EAN deve conter 13 dígitos' } }],
    [
      { gtinEan: '12345678905' },
      {
        gtinEan: {
          message: 'EAN deve conter 13 dígitos: a planilha tirou os zeros do início',
          fix: '0012345678905',
        },
      },
    ],
    [
      { gtinEan: '036000291452' },
      {
        gtinEan: {
          message: 'EAN deve conter 13 dígitos: a planilha tirou o zero do início',
          fix: '0036000291452',
        },
      },
    ],
    [
      { gtinEan: '7,89600E+12' },
      {
        gtinEan: {
          message: 'A planilha encurtou o EAN para 7,89600E+12: formate a coluna como texto e copie de novo',
        },
      },
    ],
    [{ gtinEan: '1111111111111' }, { gtinEan: { message: DIGIT, fix: '1111111111116' } }],
    [{ gtinEan: '#REF!' }, { gtinEan: { message: 'EAN deve conter 13 dígitos' } }],
    [{ dun: '17896004006039' }, { dun: { message: DIGIT, fix: '17896004006038' } }],
    [{ dun: '' }, { dun: { message: 'Campo obrigatório', fix: '17896004006038' } }],
    [{ dun: '7896004006031' }, { dun: { message: 'DUN deve conter 14 dígitos', fix: '17896004006038' } }],
    [{ dun: '7896004006048' }, { dun: { message: 'DUN deve conter 14 dígitos' } }],
    [{ dun: '1,78960E+13' }, { dun: { message: expect.stringContaining('encurtou o DUN') } }],
    [
      { quantidadeProdutosNaCaixa: '' },
      { quantidadeProdutosNaCaixa: { message: 'Deve conter ao menos 1 produto' } },
    ],
    [
      { quantidadeProdutosNaCaixa: '0' },
      { quantidadeProdutosNaCaixa: { message: 'Deve conter ao menos 1 produto' } },
    ],
    [
      { quantidadeProdutosNaCaixa: '6,5' },
      { quantidadeProdutosNaCaixa: { message: 'Digite um número inteiro' } },
    ],
    [
      { quantidadeProdutosNaCaixa: '1,000' },
      { quantidadeProdutosNaCaixa: { message: 'Digite um número válido' } },
    ],
    [
      { quantidadeProdutosNaCaixa: '6 un' },
      { quantidadeProdutosNaCaixa: { message: 'Digite um número válido' } },
    ],
    [
      { quantidadeProdutosNaCaixa: '100000' },
      { quantidadeProdutosNaCaixa: { message: 'Informe um número até 99.999' } },
    ],
    [{ sku: '' }, { sku: { message: 'Campo obrigatório' } }],
    [{ sku: 'x'.repeat(21) }, { sku: { message: 'Digite no máximo 20 caracteres' } }],
  ])('names what is wrong in %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
    expect(product(change)).toBeNull();
  });

  it('names the row that has the code of another row first, capitals and spaces aside', () => {
    const [first, other] = check(right, { ...right, variacao: 'azul', sku: 'PN- 450/V' });
    expect(first?.problems).toEqual({});
    expect(other?.problems).toEqual({
      gtinEan: { message: 'EAN repetido na linha 2' },
      dun: { message: 'DUN repetido na linha 2' },
      sku: { message: 'SKU repetido na linha 2' },
    });
  });

  it('finds no repetition in cells that are empty', () => {
    expect(check({ ...right, sku: '' }, { ...second, sku: '' })[1]?.problems).toEqual({
      sku: { message: 'Campo obrigatório' },
    });
  });
});

describe('pastedFixes', () => {
  it.each<[string, Partial<PastedTexts>, [PastedField, string][]]>([
    ['of what is right', {}, []],
    ['of what has no known text', { variacao: '', quantidadeProdutosNaCaixa: '6,5', sku: '' }, []],
    ['of a check digit', { gtinEan: '7896004006032' }, [['gtinEan', '7896004006031']]],
    ['of a DUN that is missing', { dun: '' }, [['dun', '17896004006038']]],
    [
      'of a DUN that follows from an EAN put right',
      { gtinEan: '7896004006032', dun: '' },
      [
        ['gtinEan', '7896004006031'],
        ['dun', '17896004006038'],
      ],
    ],
    [
      'of a DUN that follows from an EAN whose zeros were lost',
      { gtinEan: '36000291452', dun: '' },
      [
        ['gtinEan', '0036000291452'],
        ['dun', '10036000291459'],
      ],
    ],
  ])('%s', (_, change, fixes) => {
    const rows = check(second, { ...right, ...change });
    expect(pastedFixes(rows, nameOf)).toEqual(fixes.map(([field, text]) => ({ line: 3, field, text })));
  });

  it('leaves none once they are filled in, whatever was pasted', () => {
    const code = fc.stringMatching(/^[0-9]{0,15}$/);
    fc.assert(
      fc.property(fc.array(fc.record({ gtinEan: code, dun: code })), (codes) => {
        const rows = check(...codes.map((pasted) => ({ ...right, ...pasted })));
        const filled = fillPastedCells(rows, pastedFixes(rows, nameOf));
        expect(pastedFixes(checkPastedRows(filled, nameOf), nameOf)).toEqual([]);
      }),
    );
  });
});

describe('pastedProductsSchema', () => {
  const messages = (...produtos: readonly unknown[]) =>
    pastedProductsSchema(nameOf)
      .safeParse({ produtos })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const [first, other] = check(right, second).map((row) => row.product);

  it('takes what the paste gives', () => {
    expect(messages(first, other)).toBeUndefined();
  });

  it('refuses each cell of its own, codes that stand twice and names that are too long', () => {
    expect(messages(first, { ...other, dun: '1' })).toEqual(['produtos.1.dun: DUN deve conter 14 dígitos']);
    expect(messages(first, { ...other, sku: 'pn-450/v', variacao: 'x'.repeat(94) })).toEqual([
      expect.stringMatching(/^produtos.1.variacao: Nome do produto ultrapassou/),
      'produtos.1.sku: SKU repetido na linha 1',
    ]);
  });
});

describe('pasteRefusal (C-3)', () => {
  it.each([
    [1, 1, null],
    [100, 400, null],
    [2, 1, 'Falta 1 produto nesta família e foram colados 2'],
    [5, 3, 'Faltam 3 produtos nesta família e foram colados 5'],
    [1, 0, 'Todos os produtos desta família já foram cadastrados'],
    [101, 400, 'Crie no máximo 100 produtos de uma vez'],
  ])('of %d where %d are due is %s', (count, remaining, text) => {
    expect(pasteRefusal(count, remaining)).toBe(text);
  });
});
