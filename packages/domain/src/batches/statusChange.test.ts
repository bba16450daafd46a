import { describe, expect, it } from 'vitest';
import {
  type ChangedStatus,
  chosenStatusRefusal,
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
    expect(statusChangeRefusal({ statusAprovacao, deSolicitacao: true }, status)).toBe(reason);
  });

  it('leads back to the validation of a request only what has one', () => {
    const product = { statusAprovacao: 'Aprovado', deSolicitacao: false };
    expect(statusChangeRefusal(product, 'AguardandoValidacao')).toBe(
      'O produto não é de uma solicitação, em que seria validado',
    );
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
