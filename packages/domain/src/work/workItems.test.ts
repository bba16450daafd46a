import { describe, expect, it } from 'vitest';
import { routeAllows } from '../access/routeAllows.ts';
import { routeNamed } from '../access/routes.ts';
import { batchDecisionRefusal } from '../batches/batchApproval.ts';
import { decisionButtons } from '../registrations/decisionButtons.ts';
import { AREA_DECISIONS, FLOW_STATUSES, type RegistrationFlow } from '../registrations/flowStatuses.ts';
import { registrationListOf, waitingPartiesOf } from '../registrations/registrationLists.ts';
import { sendsRequests } from '../requests/requestRules.ts';
import { actOnRequisition } from '../requisitions/requisitionActs.ts';
import { FIXED_STATUS } from '../requisitions/requisitionFilter.ts';
import { ROLES } from '../roles/roles.ts';
import { WORK_ITEMS, workOf } from './workItems.ts';

/** A refusal ends the flow, and is no decision that others wait beside. */
const decisions = [null, ...AREA_DECISIONS].filter((decision) => decision !== 'Reprovar');

/** Every state of a registration that is not refused. */
const flows: readonly RegistrationFlow[] = FLOW_STATUSES.filter((status) => status !== 'Reprovado').flatMap(
  (statusFluxoCadastro) =>
    decisions.flatMap((commercial) =>
      decisions.map((accounting) => ({
        statusFluxoCadastro,
        statusAprovacaoComercialSegundaAnalise: commercial,
        statusAprovacaoContabilidadeSegundaAnalise: accounting,
        etapaReprovacao: null,
      })),
    ),
);

describe('what waits for whom (D29)', () => {
  it.each([
    ['ComercialAprovadores', ['preCadastrosParaAnalisar', 'cadastrosParaComercial', 'produtosParaComercial']],
    ['Contabil', ['cadastrosParaContabilidade', 'solicitacoesParaContabilidade']],
    ['Diretoria', ['cadastrosParaDiretoria', 'produtosParaDiretoria', 'requisicoesParaAprovar']],
    [
      'Comercial',
      ['solicitacoesParaComercial', 'requisicoesParaValidar', 'requisicoesRecusadas', 'solicitacoesAVencer'],
    ],
    ['ComericalGeradorLink', ['solicitacoesAVencer']],
    ['Fornecedor', ['solicitacoesParaEnviar']],
    ['Ecommerce', []],
    ['ComercialValidadores', []],
  ] as const)('for %s: %j', (role, keys) => {
    expect(workOf([role]).map(({ key }) => key)).toEqual(keys);
  });

  it('is told to each person once, whatever roles they hold', () => {
    expect(workOf(ROLES)).toEqual(WORK_ITEMS);
    expect(new Set(WORK_ITEMS.map(({ key }) => key)).size).toBe(WORK_ITEMS.length);
  });

  it('is in a list that its roles may open', () => {
    for (const { key, page, roles } of WORK_ITEMS) {
      expect([key, roles.filter((role) => !routeAllows(routeNamed(page), [role]))]).toEqual([key, []]);
    }
  });

  it('is what they may decide: every registration counted has its buttons, and none else (table D)', () => {
    const lists = { listPreRegistrations: 'pre-cadastros', listRegistrations: 'cadastro' } as const;
    for (const role of ['ComercialAprovadores', 'Contabil', 'Diretoria'] as const) {
      for (const flow of flows) {
        const counted = workOf([role]).some(
          ({ list, filter }) =>
            list !== 'listRegistrationRequests' &&
            list !== 'listProductApprovals' &&
            list !== 'listRequisitions' &&
            registrationListOf(flow)?.name === lists[list] &&
            waitingPartiesOf(flow).includes(filter.situacao),
        );
        expect([flow, counted]).toEqual([flow, decisionButtons({ flow, roles: [role] }).refuse.enabled]);
      }
    }
  });

  it('is the queue of products whose buttons are open to them (SM-4)', () => {
    for (const { list, roles, filter } of WORK_ITEMS) {
      if (list !== 'listProductApprovals') continue;
      for (const role of ROLES) {
        const isTold = roles.some((told) => told === role);
        expect([role, batchDecisionRefusal([role], filter.status) === null]).toEqual([role, isTold]);
      }
    }
  });

  it('is requisitions that they may decide on or correct in the form they wait in (SM-5)', () => {
    const acts = {
      requisitions: 'edit',
      'requisitions-to-validate': 'validate',
      'requisitions-to-approve': 'approve',
    } as const;
    for (const { list, page, roles, filter } of WORK_ITEMS) {
      if (list !== 'listRequisitions') continue;
      const status = FIXED_STATUS[page] ?? ('status' in filter ? filter.status : '');
      for (const role of roles) expect(actOnRequisition([role], status, acts[page]).reason).toBeNull();
    }
  });

  it('tells of requests that are not sent only those who may send them', () => {
    for (const { list, roles, filter } of WORK_ITEMS) {
      if (list !== 'listRegistrationRequests' || !('prazo' in filter)) continue;
      for (const role of roles) expect(sendsRequests([role])).toBe(true);
    }
  });
});
