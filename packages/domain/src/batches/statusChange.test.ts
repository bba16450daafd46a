import { describe, expect, it } from 'vitest';
import {
  type ChangedStatus,
  chosenStatusRefusal,
  type PlaceInRequest,
  statusChangeOptions,
  statusChangeRefusal,
} from './statusChange.ts';

const NOT_VALIDATED = 'O produto precisa ser validado na análise da solicitação';

describe('which status may follow which (G-09)', () => {
  it.each<[string, ChangedStatus, string | null]>([
    ['AguardandoValidacao', 'AguardandoValidacao', 'Já está com o status Aguardando Validação'],
    ['Validado', 'AguardandoValidacao', null],
    ['AguardandoAprovacaoComercial', 'AguardandoValidacao', null],
    ['AguardandoAprovacao', 'AguardandoValidacao', null],
    ['Aprovado', 'AguardandoValidacao', null],
    ['Recusado', 'AguardandoValidacao', null],
    ['AguardandoValidacao', 'Validado', NOT_VALIDATED],
    ['Validado', 'Validado', 'Já está com o status Validado'],
    ['AguardandoAprovacaoComercial', 'Validado', 'Já aguarda a aprovação do comercial'],
    ['AguardandoAprovacao', 'Validado', null],
    ['Aprovado', 'Validado', null],
    ['Recusado', 'Validado', NOT_VALIDATED],
  ])('%s to %s', (statusAprovacao, status, reason) => {
    const product = { statusAprovacao, lugarNaSolicitacao: 'NaSolicitacao' } as const;
    expect(statusChangeRefusal(product, status)).toBe(reason);
  });

  it.each<[PlaceInRequest, string]>([
    ['SemSolicitacao', 'O produto não é de uma solicitação, em que seria validado'],
    ['OutraFamilia', 'O produto não é mais da família da sua solicitação'],
    ['OutroFornecedor', 'O produto não é mais do fornecedor da sua solicitação'],
  ])('leads %s not back to the validation of a request', (lugarNaSolicitacao, reason) => {
    const product = { statusAprovacao: 'Aprovado', lugarNaSolicitacao };
    expect(statusChangeRefusal(product, 'AguardandoValidacao')).toBe(reason);
    expect(statusChangeRefusal(product, 'Validado')).toBeNull();
  });
});

it('offers the statuses of the register that decide nothing (LOT-033)', () => {
  const ids = ['ACadastrar', 'Aguardando', 'AguardandoValidacao', 'Validado', 'Aprovado', 'Recusado'];
  expect(
    statusChangeOptions(ids.map((value) => ({ value, label: value }))).map(({ value }) => value),
  ).toEqual(['AguardandoValidacao', 'Validado']);
  expect(ids.map(chosenStatusRefusal)).toEqual([
    'Produtos não têm este status',
    'Produtos não têm este status',
    null,
    null,
    'Produtos são aprovados na aprovação em lote',
    'Produtos são recusados na análise ou na aprovação em lote',
  ]);
});
