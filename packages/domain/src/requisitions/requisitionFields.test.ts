import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { emptyForm } from '../fields/defineFields.ts';
import {
  approvalSchema,
  REQUISITION_DEPARTMENT,
  requisitionFields,
  requisitionRefusalSchema,
  requisitionSchema,
  validationSchema,
} from './requisitionFields.ts';
import { EMPTY_TERMS } from './terms/paymentTerms.ts';

const TODAY = '2026-11-23';
const REQUIRED = 'Campo obrigatório';
const valid = {
  gestorId: 1,
  tipoLiberacao: 'GrupoDivisao',
  liberacaoEspecial: true,
  fornecedorId: 61,
  grupoDivisaoId: 4,
  divisoes: [],
  dataCompraInicial: '2026-12-01',
  valorRequisicao: 10_000,
  prazosCadastro: '30/60',
  dataContaCorrente: '2026-11-20',
  saldoContaCorrente: -120.5,
  prazoCompra: { ...EMPTY_TERMS, vencimento1: '2026-12-31' },
  tags: [],
  observacoes: '',
};
const period = {
  ...EMPTY_TERMS,
  ...{ tipoPrazo: 'Periodo', prazoDias: 30, doDia: 1, ateDia: 15, diaBase: 5, vencimento1: '2026-12-31' },
};
const problems = (schema: z.ZodMiniType, values: object) => {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the form of a requisition (RQF-007 to RQF-027)', () => {
  it('takes a filled one, a negative balance and what a supplier owes', () => {
    expect(problems(requisitionSchema(TODAY), valid)).toEqual({});
    expect(requisitionSchema(TODAY).parse({ ...valid, observacoes: ' Urgente ' })).toMatchObject({
      observacoes: 'Urgente',
      saldoContaCorrente: -120.5,
    });
  });

  it('names everything that an empty one lacks, with its own text', () => {
    expect(problems(requisitionSchema(TODAY), emptyForm(requisitionFields))).toEqual({
      gestorId: 'Selecione um gestor',
      tipoLiberacao: 'Selecione uma liberação',
      fornecedorId: 'Selecione um fornecedor',
      dataCompraInicial: REQUIRED,
      valorRequisicao: REQUIRED,
      prazosCadastro: 'Fornecedor está sem prazo de cadastro no Sistema de Compras',
      dataContaCorrente: REQUIRED,
      saldoContaCorrente: REQUIRED,
    });
  });

  it('judges divisions and the term also where other fields are missing (FRM-39)', () => {
    const found = problems(requisitionSchema(TODAY), {
      ...emptyForm(requisitionFields),
      tipoLiberacao: 'Divisao',
      dataCompraInicial: '2026-12-01',
      prazoCompra: { ...EMPTY_TERMS, tipoPrazo: 'Periodo', doDia: 32 },
    });
    expect(found).toMatchObject({
      gestorId: 'Selecione um gestor',
      divisoes: 'Selecione as divisões',
      valorRequisicao: REQUIRED,
      'prazoCompra.vencimento1': REQUIRED,
      'prazoCompra.doDia': 'Informe um dia válido',
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ['divisions for Divisao', { tipoLiberacao: 'Divisao' }, { divisoes: 'Selecione as divisões' }],
    ['no division for another release', { tipoLiberacao: 'Fornecedor' }, {}],
    [
      'a value of nothing (G-57)',
      { valorRequisicao: 0.09 },
      { valorRequisicao: 'Valor deve ser maior que 0' },
    ],
    [
      'half a cent (D4)',
      { valorRequisicao: 10.005 },
      { valorRequisicao: 'Digite no máximo 2 casas decimais' },
    ],
    [
      'a day that is none',
      { dataContaCorrente: '2026-02-30' },
      { dataContaCorrente: 'Digite uma data válida' },
    ],
    [
      'a due date before the billing date',
      { prazoCompra: { ...EMPTY_TERMS, vencimento1: '2026-11-30' } },
      {
        'prazoCompra.vencimento1': 'Não é permitido data anterior à data de faturamento, 01/12/2026',
      },
    ],
    [
      'installments above the value',
      {
        valorRequisicao: 100,
        prazoCompra: {
          ...EMPTY_TERMS,
          tipoPrazo: 'Parcelado',
          vencimento1: '2026-12-31',
          vencimento2: '2027-01-31',
          valorVencimento1: 60,
          valorVencimento2: 40.01,
        },
      },
      { 'prazoCompra.valorVencimento2': 'A soma das parcelas passa do valor solicitado' },
    ],
    [
      'more days than can be stored',
      { prazoCompra: { ...period, prazoDias: 10_000 } },
      { 'prazoCompra.prazoDias': 'Digite um valor menor' },
    ],
    [
      'half a day',
      { prazoCompra: { ...period, prazoDias: 1.5 } },
      { 'prazoCompra.prazoDias': 'Digite um número inteiro' },
    ],
    [
      'an installment below nothing',
      { prazoCompra: { ...EMPTY_TERMS, vencimento1: '2026-12-31', valorVencimento1: -1 } },
      { 'prazoCompra.valorVencimento1': 'Digite um valor maior ou igual a 0' },
    ],
    [
      'registered terms longer than can be stored',
      { prazosCadastro: '9'.repeat(201) },
      { prazosCadastro: 'Digite no máximo 200 caracteres' },
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(requisitionSchema(TODAY), { ...valid, ...change })).toEqual(expected);
  });

  it('starts with a special release, and what the type of the term lacks is cleared (RQF-012, C-8)', () => {
    expect(emptyForm(requisitionFields).liberacaoEspecial).toBe(true);
    expect(REQUISITION_DEPARTMENT).toEqual({ id: 1, descricao: 'COMERCIAL' });
    const terms = { ...EMPTY_TERMS, vencimento1: '2026-12-31', vencimento2: '2026-01-01', doDia: 99 };
    expect(requisitionSchema(TODAY).parse({ ...valid, prazoCompra: terms }).prazoCompra).toMatchObject({
      vencimento2: null,
      doDia: null,
    });
  });
});

it.each([
  ['validation', validationSchema, 'observacoesValidador'],
  ['approval', approvalSchema, 'observacoesDiretor'],
] as const)(
  'a %s carries what the edit log records, and the own observations (G-53, G-54, RQF-036 to RQF-038)',
  (_, schema, own) => {
    const parsed = schema(TODAY).parse({ ...valid, [own]: 'De acordo' });
    expect(Object.keys(parsed).sort()).toEqual(
      ['dataCompraInicial', 'prazoCompra', 'saldoContaCorrente', 'valorRequisicao', own].sort(),
    );
  },
);

it('a refusal needs an observation (RQF-047, RQA-021)', () => {
  expect(problems(requisitionRefusalSchema, { observacao: '  ' })).toEqual({ observacao: REQUIRED });
  expect(requisitionRefusalSchema.parse({ observacao: 'Sem verba' })).toEqual({ observacao: 'Sem verba' });
});
