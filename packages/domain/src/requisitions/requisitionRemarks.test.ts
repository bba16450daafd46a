import { describe, expect, it } from 'vitest';
import { decidedRemarks, refusalReason, SENT_REMARKS } from './requisitionRemarks.ts';

describe('the observations of those who decide (RQF-037, RQF-038)', () => {
  it.each([
    ['Requisitado', 'Sem verba', { observacoesValidador: 'Sem verba', observacoesDiretor: null }],
    ['Requisitado', null, SENT_REMARKS],
    ['Validado', 'Prazo longo', { observacoesValidador: 'Combinado', observacoesDiretor: 'Prazo longo' }],
    ['Validado', null, { observacoesValidador: 'Combinado', observacoesDiretor: null }],
  ] as const)('after a decision in %s with %j: %j', (status, remark, after) => {
    const before = { observacoesValidador: 'Combinado', observacoesDiretor: 'De antes' };
    expect({ ...before, ...decidedRemarks(status, remark) }).toEqual(after);
  });

  it.each([
    ['Recusado', 'Sem verba', null, 'Sem verba'],
    ['Recusado', 'Combinado', 'Prazo longo', 'Prazo longo'],
    ['Recusado', null, null, null],
    ['Validado', 'Combinado', null, null],
    ['Aprovado', 'Combinado', 'De acordo', null],
  ])(
    'a requisition that is %s, with %j and %j, is refused for %j (RQA-021)',
    (status, validator, director, reason) => {
      expect(refusalReason({ status, observacoesValidador: validator, observacoesDiretor: director })).toBe(
        reason,
      );
    },
  );
});
