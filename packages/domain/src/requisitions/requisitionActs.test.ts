import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { actOnRequisition, actOnSelection, REQUISITION_ACTS, requisitionIcons } from './requisitionActs.ts';
import { REQUISITION_STATUS_LABELS } from './requisitionStatus.ts';

const APPROVE = 'Você não tem permissão de usuário para aprovar';
const REFUSE = 'Você não tem permissão de usuário para recusar';
const DENIED = 'Você não tem permissão para esta ação';
const PRE = 'A pré-requisição ainda não foi salva pelo requisitante';
const WAITS = 'A requisição ainda não foi validada';
const VALID = 'A requisição já foi validada';
const DONE = 'A requisição já foi aprovada';
const REFUSED = 'A requisição foi recusada';

/** Status, act, and next status or reason, for a director and for commercial; 'removed' once it is gone (SM-5). */
const TABLE: readonly (readonly [string, (typeof REQUISITION_ACTS)[number], string, string])[] = [
  ['PreRequisitado', 'edit', 'Requisitado', 'Requisitado'],
  ['PreRequisitado', 'delete', PRE, PRE],
  ['PreRequisitado', 'validate', PRE, PRE],
  ['PreRequisitado', 'approve', PRE, PRE],
  ['PreRequisitado', 'refuse', PRE, PRE],
  ['Requisitado', 'edit', 'Requisitado', 'Requisitado'],
  ['Requisitado', 'delete', 'removed', 'removed'],
  ['Requisitado', 'validate', 'Validado', 'Validado'],
  ['Requisitado', 'approve', WAITS, WAITS],
  ['Requisitado', 'refuse', 'Recusado', 'Recusado'],
  ['Validado', 'edit', VALID, VALID],
  ['Validado', 'delete', VALID, VALID],
  ['Validado', 'validate', VALID, VALID],
  ['Validado', 'approve', 'Aprovado', APPROVE],
  ['Validado', 'refuse', 'Recusado', REFUSE],
  ['Recusado', 'edit', 'Requisitado', 'Requisitado'],
  ['Recusado', 'delete', REFUSED, REFUSED],
  ['Recusado', 'validate', REFUSED, REFUSED],
  ['Recusado', 'approve', REFUSED, REFUSED],
  ['Recusado', 'refuse', REFUSED, REFUSED],
  ['Aprovado', 'edit', DONE, DONE],
  ['Aprovado', 'delete', DONE, DONE],
  ['Aprovado', 'validate', DONE, DONE],
  ['Aprovado', 'approve', DONE, DONE],
  ['Aprovado', 'refuse', DONE, DONE],
];

const result = (roles: readonly Role[], status: string, act: (typeof REQUISITION_ACTS)[number]) => {
  const { next, reason } = actOnRequisition(roles, status, act);
  return reason ?? next ?? 'removed';
};

describe('actOnRequisition (SM-5, RQF-073 to RQF-077, G-15, G-16)', () => {
  it('has a line for each status and act (RQL-019)', () => {
    expect(TABLE).toHaveLength(Object.keys(REQUISITION_STATUS_LABELS).length * REQUISITION_ACTS.length);
  });

  it.each(TABLE)('%s, %s: %s for a director, %s for commercial', (status, act, director, commercial) => {
    expect(result(['Diretoria'], status, act)).toBe(director);
    expect(result(['Comercial'], status, act)).toBe(commercial);
    expect(result(['Comercial', 'Diretoria'], status, act)).toBe(director);
  });

  it('does nothing for any other role', () => {
    for (const role of ROLES.filter((one) => one !== 'Comercial' && one !== 'Diretoria'))
      for (const [status, act] of TABLE) expect(actOnRequisition([role], status, act).reason).not.toBeNull();
    expect(result(['Fornecedor'], 'Requisitado', 'edit')).toBe(DENIED);
  });

  it('leaves a status that it does not know alone (G-01)', () => {
    for (const act of REQUISITION_ACTS)
      expect(result(['Diretoria'], 'Faturado', act)).toBe('A requisição só pode ser consultada');
    expect(requisitionIcons(['Diretoria'], 'Faturado')).toMatchObject({ delete: false, opens: 'consult' });
  });
});

describe('the icons of the lists (RQL-020 to RQL-025)', () => {
  it.each([
    ['PreRequisitado', false, 'edit', PRE, PRE],
    ['Requisitado', true, 'edit', null, WAITS],
    ['Recusado', false, 'edit', REFUSED, REFUSED],
    ['Validado', false, 'consult', VALID, null],
    ['Aprovado', false, 'consult', DONE, DONE],
  ] as const)('%s', (status, isDeleted, opens, validate, approve) => {
    expect(requisitionIcons(['Diretoria'], status)).toEqual({ delete: isDeleted, opens, validate, approve });
    const commercial = requisitionIcons(['Comercial'], status);
    expect(commercial).toEqual({
      delete: isDeleted,
      opens,
      validate,
      approve: status === 'Validado' ? APPROVE : approve,
    });
  });
});

it('splits a selection into what is decided and what is left, each with its reason (D19, G-43)', () => {
  const selected = ['Validado', 'Recusado', 'Validado'].map((status, index) => ({ id: index + 1, status }));
  expect(actOnSelection(['Diretoria'], selected, 'approve')).toEqual({
    taken: [selected[0], selected[2]],
    left: [{ requisition: selected[1], reason: REFUSED }],
  });
  expect(actOnSelection(['Comercial'], selected, 'refuse').taken).toEqual([]);
});
