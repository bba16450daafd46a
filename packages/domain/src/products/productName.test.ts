import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_ALERT_TITLE,
  PRODUCT_NAME_MAX,
  productName,
} from './productName.ts';

const MILLILITRE = { descricao: 'MILILITRO', sigla: 'ML' };

const shampoo = {
  sigla: 'SH',
  kit: false,
  familiaNome: 'SH PANTENE 400ML LISO EXTREMO',
  marca: 'Pantene',
  colecao: 'Liso Extremo',
  volumes: [{ volumetria: 400, tipo: MILLILITRE }],
  variacao: 'Macadâmia ',
  voltagem: null,
};

const dryer = {
  sigla: 'SEC',
  familiaNome: 'SEC TAIFF TITANIUM',
  marca: 'Taiff',
  colecao: 'Titanium',
  volumes: [{ volumetria: 220, tipo: { descricao: 'volts', sigla: 'V' } }],
  variacao: 'Preto',
  voltagem: null,
};

describe('productName', () => {
  it.each([
    [shampoo, 'SH PANTENE LISO EXTREMO MACADÂMIA 400ML', 39],
    [
      {
        ...shampoo,
        sigla: 'KIT SH',
        kit: undefined,
        familiaNome: 'KIT SH DOVE 400ML + 200ML SH+CO HIDRATA',
        variacao: 'Intenso',
        voltagem: '220V',
      },
      'KIT SH DOVE 400ML + 200ML SH+CO HIDRATA INTENSO',
      47,
    ],
    [{ ...shampoo, kit: true }, 'SH PANTENE 400ML LISO EXTREMO MACADÂMIA', 39],
    [dryer, 'SEC TAIFF TITANIUM PRETO', 24],
    [
      {
        ...dryer,
        volumes: [{ volumetria: 2000, tipo: { descricao: 'POTENCIA', sigla: 'W' } }],
        voltagem: 'bivolt',
      },
      'SEC TAIFF TITANIUM PRETO 2000W BIVOLT',
      37,
    ],
    [{ ...shampoo, colecao: null, variacao: null, volumes: [] }, 'SH PANTENE', 10],
    [{ ...shampoo, variacao: ' a \t b ' }, 'SH PANTENE LISO EXTREMO A B 400ML', 33],
  ])('names %j (C-2, PRD-046, PRD-047, BIZ-20)', (parts, nome, length) => {
    expect(productName(parts)).toBe(nome);
    expect(nome).toHaveLength(length);
  });

  it('puts each part in its place whatever it is', () => {
    const part = fc.stringMatching(/^[A-Z]{1,8}$/);
    fc.assert(
      fc.property(part, part, part, part, part, (sigla, marca, colecao, variacao, voltagem) => {
        const nome = productName({ ...shampoo, sigla, marca, colecao, variacao, voltagem });
        expect(nome).toBe(`${sigla} ${marca} ${colecao} ${variacao} 400ML ${voltagem}`);
      }),
    );
  });
});

describe('the limit of a product name (PRD-048, PRC-015, PRC-016)', () => {
  it.each([
    [0, false],
    [PRODUCT_NAME_MAX, false],
    [PRODUCT_NAME_MAX + 1, true],
  ])('of %d characters is passed: %j', (length, expected) => {
    expect(isProductNameTooLong('Ç'.repeat(length))).toBe(expected);
  });

  it('has the message of the document', () => {
    expect(PRODUCT_NAME_MAX).toBe(100);
    expect(PRODUCT_NAME_ALERT_TITLE).toBe('Erro em nome do produto');
    expect(PRODUCT_NAME_ALERT_TEXT).toBe(
      'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação',
    );
  });
});
