import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles/roles.ts';
import { isSelectableForValidation, selectionRefusal, validationRefusal } from './validationSelection.ts';

const row = {
  statusComercial: 'Aguardando',
  statusContabil: 'Validado',
  statusFamiliaComercial: 'Validado',
  statusProduto: 'AguardandoValidacao',
};

describe('selection for validation (C-11, SOL-039 to SOL-043)', () => {
  it.each([
    ['Aguardando', 'Validado', 'Validado', 'AguardandoValidacao', null],
    [
      'Aguardando',
      'Aguardando',
      'Validado',
      'AguardandoValidacao',
      'a contabilidade ainda não validou a família',
    ],
    ['Validado', 'Validado', 'Validado', 'AguardandoValidacao', 'o produto não aguarda validação'],
    [
      'Aguardando',
      'Validado',
      'Aguardando',
      'AguardandoValidacao',
      'o comercial ainda não validou a família',
    ],
    ['Aguardando', 'Validado', 'Validado', 'Validado', 'produto já validado'],
    ['Aguardando', 'Validado', 'Validado', 'Aprovado', 'produto já validado'],
    ['Validado', 'Validado', 'Aprovado', 'AguardandoAprovacaoComercial', 'produto já validado'],
    ['Validado', 'Validado', 'Aprovado', 'AguardandoAprovacao', 'produto já validado'],
    ['Recusado', 'Validado', 'Validado', 'Recusado', 'o produto não aguarda validação'],
    ['Aguardando', 'Validado', 'Recusado', 'AguardandoValidacao', 'o comercial ainda não validou a família'],
    [
      'Aguardando',
      'ACadastrar',
      'ACadastrar',
      'AguardandoValidacao',
      'o comercial ainda não validou a família',
    ],
    [null, 'Validado', 'Validado', null, 'a família ainda não tem produtos'],
  ] as const)(
    'at commercial %s, at accounting %s, family %s, product %s: %s',
    (statusComercial, statusContabil, statusFamiliaComercial, statusProduto, refusal) => {
      const statuses = { statusComercial, statusContabil, statusFamiliaComercial, statusProduto };
      expect(selectionRefusal(statuses)).toBe(refusal);
      expect(isSelectableForValidation(statuses)).toBe(refusal === null);
    },
  );

  it('needs the four conditions together', () => {
    expect(isSelectableForValidation(row)).toBe(true);
    for (const [field, value] of Object.entries({
      statusComercial: 'Validado',
      statusContabil: 'Aguardando',
      statusFamiliaComercial: 'Aguardando',
      statusProduto: 'Validado',
    })) {
      expect([field, isSelectableForValidation({ ...row, [field]: value })]).toEqual([field, false]);
    }
  });
});

describe("'Validar produtos' (SOL-013)", () => {
  it('is open to commercial validators who have chosen a row', () => {
    expect(ROLES.filter((role) => validationRefusal([role], 1) === null)).toEqual(['ComercialValidadores']);
    expect(validationRefusal(['Comercial', 'ComercialValidadores'], 2)).toBeNull();
    expect(validationRefusal(['ComercialValidadores'], 0)).toBe('Selecione ao menos um produto');
    expect(validationRefusal(['Comercial'], 1)).toBe('Somente validadores do comercial validam produtos');
  });
});
