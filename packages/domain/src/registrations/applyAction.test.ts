import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { applyAction, isResultOf } from './applyAction.ts';
import { DECISION_TYPES, type FlowAction } from './flowActions.ts';
import { DECISION_STAGES, FLOW_STATUSES } from './flowStatuses.ts';
import { registrationListOf } from './registrationLists.ts';
import { REGISTRATION_STEPS, type StepNumber, stepOf } from './registrationSteps.ts';
import { allFlows, flowOf, ROLE_SETS } from './testing/flowOf.ts';
import { TRANSITIONS } from './transitions.ts';

const save = (step: StepNumber): FlowAction => ({ kind: 'save', step });
const decide = (
  decision: (typeof DECISION_TYPES)[number],
  stage: (typeof DECISION_STAGES)[number],
): FlowAction => ({ kind: 'decide', decision, stage });

const ACTIONS: readonly FlowAction[] = [
  ...REGISTRATION_STEPS.map(({ number }) => save(number)),
  ...DECISION_TYPES.flatMap((decision) => DECISION_STAGES.map((stage) => decide(decision, stage))),
  { kind: 'reactivate' },
  { kind: 'finish' },
];

const OPEN = flowOf('AguardandoSegundaAnalise');
const COMMERCIAL_DONE = flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]);
const ACCOUNTING_DONE = flowOf('AguardandoSegundaAnalise', ['Aguardar', 'Aprovar']);
const NONE = [null, null] as const;

describe('applyAction: the rows of table A (G-16, ONB-008, PEN-017, DEC-003, DEC-024)', () => {
  it.each([
    [2, flowOf('Novo'), save(1), 'Fornecedor', flowOf('DadosBasicosInformados')],
    [3, flowOf('DadosBasicosInformados'), save(2), 'Fornecedor', flowOf('AguardandoPrimeiraAnalise')],
    [
      4,
      flowOf('AguardandoPrimeiraAnalise'),
      decide('Aprovar', 'PrimeiraAnalise'),
      'ComercialAprovadores',
      flowOf('AprovadoPrimeiraAnalise'),
    ],
    [
      5,
      flowOf('AguardandoPrimeiraAnalise'),
      decide('Pendenciar', 'PrimeiraAnalise'),
      'ComercialAprovadores',
      flowOf('PendenciadoNaPrimeiraAnalise'),
    ],
    [
      6,
      flowOf('AguardandoPrimeiraAnalise'),
      decide('Reprovar', 'PrimeiraAnalise'),
      'ComercialAprovadores',
      flowOf('Reprovado', NONE, 'PrimeiraAnalise'),
    ],
    [7, flowOf('PendenciadoNaPrimeiraAnalise'), save(2), 'Fornecedor', flowOf('AguardandoPrimeiraAnalise')],
    [8, flowOf('AprovadoPrimeiraAnalise'), save(3), 'Fornecedor', flowOf('DocumentacaoCompleta')],
    [9, flowOf('DocumentacaoCompleta'), save(4), 'Fornecedor', flowOf('DadosContabeisEFiscaisInformados')],
    [
      10,
      flowOf('DadosContabeisEFiscaisInformados'),
      save(5),
      'Fornecedor',
      flowOf('DadosFinanceirosInformados'),
    ],
    [11, flowOf('DadosFinanceirosInformados', ['Aguardar', 'Aprovar']), save(6), 'Fornecedor', OPEN],
    [
      12,
      OPEN,
      decide('Aprovar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      flowOf('AguardandoSegundaAnalise', ['Aprovar', null]),
    ],
    [
      13,
      OPEN,
      decide('Aprovar', 'SegundaAnaliseContabil'),
      'Contabil',
      flowOf('AguardandoSegundaAnalise', [null, 'Aprovar']),
    ],
    [
      14,
      COMMERCIAL_DONE,
      decide('Aprovar', 'SegundaAnaliseContabil'),
      'Contabil',
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
    ],
    [
      14,
      ACCOUNTING_DONE,
      decide('Aprovar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
    ],
    [
      14,
      flowOf('AguardandoSegundaAnaliseContabil'),
      decide('Aprovar', 'SegundaAnaliseContabil'),
      'Contabil',
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
    ],
    [
      15,
      OPEN,
      decide('Pendenciar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      flowOf('PendenciadoNaSegundaAnalise', ['Pendenciar', null]),
    ],
    [
      15,
      COMMERCIAL_DONE,
      decide('Pendenciar', 'SegundaAnaliseContabil'),
      'Contabil',
      flowOf('PendenciadoNaSegundaAnalise', ['Aprovar', 'Pendenciar']),
    ],
    [
      16,
      OPEN,
      decide('Reprovar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      flowOf('Reprovado', ['Reprovar', null], 'SegundaAnaliseComercial'),
    ],
    [
      16,
      COMMERCIAL_DONE,
      decide('Reprovar', 'SegundaAnaliseContabil'),
      'Contabil',
      flowOf('Reprovado', ['Aprovar', 'Reprovar'], 'SegundaAnaliseContabil'),
    ],
    [
      17,
      flowOf('PendenciadoNaSegundaAnalise', ['Aprovar', 'Pendenciar']),
      save(3),
      'Fornecedor',
      flowOf('AguardandoSegundaAnalise', ['Aprovar', 'Aguardar']),
    ],
    [
      17,
      flowOf('PendenciadoNaSegundaAnalise', ['Pendenciar', null]),
      save(3),
      'Fornecedor',
      flowOf('AguardandoSegundaAnalise', ['Aguardar', null]),
    ],
    [
      18,
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
      decide('Aprovar', 'TerceiraAnalise'),
      'Diretoria',
      flowOf('AprovacaoDiretoria', ['Aprovar', 'Aprovar']),
    ],
    [
      19,
      flowOf('AguardandoDiretoria'),
      decide('Reprovar', 'TerceiraAnalise'),
      'Diretoria',
      flowOf('Reprovado', NONE, 'TerceiraAnalise'),
    ],
    [20, flowOf('AprovacaoDiretoria'), { kind: 'finish' }, 'system', flowOf('Aprovado')],
    [
      22,
      flowOf('Reprovado', NONE, 'PrimeiraAnalise'),
      { kind: 'reactivate' },
      'Comercial',
      flowOf('AguardandoPrimeiraAnalise'),
    ],
    [
      22,
      flowOf('Reprovado', ['Aprovar', 'Reprovar'], 'SegundaAnaliseContabil'),
      { kind: 'reactivate' },
      'Comercial',
      flowOf('AguardandoSegundaAnalise', ['Aguardar', 'Aguardar']),
    ],
    [
      22,
      flowOf('Reprovado', ['Aprovar', 'Aprovar'], 'TerceiraAnalise'),
      { kind: 'reactivate' },
      'Comercial',
      flowOf('AguardandoSegundaAnalise', ['Aguardar', 'Aguardar']),
    ],
    [23, flowOf('DocumentacaoCompleta'), save(1), 'Fornecedor', flowOf('DocumentacaoCompleta')],
    [
      24,
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
      save(6),
      'Contabil',
      flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']),
    ],
    [24, flowOf('Aprovado'), save(4), 'Contabil', flowOf('Aprovado')],
    [24, flowOf('Novo'), save(2), 'Comercial', flowOf('Novo')],
  ] as const)('row %d: %o, %o by %s', (row, flow, action, actor, next) => {
    const roles = actor === 'system' ? actor : ([actor] satisfies Role[]);
    expect(applyAction(flow, action, roles)).toEqual({ ok: true, row, flow: next });
  });

  it('has every row that starts from a flow', () => {
    const rows = [...new Set(TRANSITIONS.map(({ row }) => row))].sort((one, other) => one - other);
    expect(rows).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24]);
  });
});

describe('applyAction: what is refused (row 24, G-22, G-26)', () => {
  const refused = {
    stale: 'O cadastro já foi atualizado por outro usuário. Recarregue a página.',
    role: 'Você não tem permissão para esta ação',
    status: 'O status do cadastro não permite esta ação',
  };

  it.each([
    [
      'a decision whose stage is over',
      flowOf('AprovadoPrimeiraAnalise'),
      decide('Aprovar', 'PrimeiraAnalise'),
      ['ComercialAprovadores'],
      'status',
      refused.stale,
    ],
    [
      'an area that has approved already',
      COMMERCIAL_DONE,
      decide('Reprovar', 'SegundaAnaliseComercial'),
      ['ComercialAprovadores'],
      'status',
      refused.stale,
    ],
    [
      'an area while the other has pended',
      flowOf('AguardandoSegundaAnalise', ['Pendenciar', null]),
      decide('Aprovar', 'SegundaAnaliseContabil'),
      ['Contabil'],
      'status',
      refused.stale,
    ],
    [
      'the stage of the other area',
      OPEN,
      decide('Aprovar', 'SegundaAnaliseContabil'),
      ['ComercialAprovadores'],
      'role',
      refused.role,
    ],
    [
      'a decision by plain commercial (C-14)',
      flowOf('AguardandoPrimeiraAnalise'),
      decide('Reprovar', 'PrimeiraAnalise'),
      ['Comercial'],
      'role',
      refused.role,
    ],
    [
      'a pendency of the directorate (DEC-014)',
      flowOf('AguardandoDiretoria'),
      decide('Pendenciar', 'TerceiraAnalise'),
      ['Diretoria'],
      'role',
      refused.role,
    ],
    [
      'a second reactivation',
      flowOf('AguardandoPrimeiraAnalise'),
      { kind: 'reactivate' },
      ['Comercial'],
      'status',
      refused.stale,
    ],
    [
      'a reactivation by an approver',
      flowOf('Reprovado', NONE, 'PrimeiraAnalise'),
      { kind: 'reactivate' },
      ['ComercialAprovadores'],
      'role',
      refused.role,
    ],
    [
      'a save of a supplier in analysis',
      flowOf('AguardandoPrimeiraAnalise'),
      save(1),
      ['Fornecedor'],
      'status',
      refused.status,
    ],
    [
      'a save of a step not reached yet',
      flowOf('DocumentacaoCompleta'),
      save(5),
      ['Fornecedor'],
      'status',
      refused.status,
    ],
    [
      'a save of a refused registration',
      flowOf('Reprovado', NONE, 'TerceiraAnalise'),
      save(1),
      ['Comercial'],
      'status',
      refused.status,
    ],
    [
      'accounting in the pre-registration (C-16)',
      flowOf('AguardandoPrimeiraAnalise'),
      save(1),
      ['Contabil'],
      'role',
      refused.role,
    ],
    ['a save of the directorate', flowOf('Aprovado'), save(1), ['Diretoria'], 'role', refused.role],
  ] as const)('%s', (_, flow, action, roles, cause, message) => {
    expect(applyAction(flow, action, roles)).toEqual({ ok: false, cause, message });
  });
});

const anyFlow = fc.constantFrom(...allFlows());
const anyRoles = fc.subarray([...ROLES]);
const anyDecision = fc.constantFrom(...ACTIONS.filter(({ kind }) => kind !== 'save'));

describe('applyAction: what always holds', () => {
  it('a save never moves a registration backwards, and one by staff never at all', () => {
    fc.assert(
      fc.property(anyFlow, fc.constantFrom(...REGISTRATION_STEPS), anyRoles, (flow, { number }, roles) => {
        const result = applyAction(flow, save(number), roles);
        if (!result.ok) return;
        const { statusFluxoCadastro: before } = flow;
        const { statusFluxoCadastro: after } = result.flow;
        const isStaff = roles.some(
          (role) => role !== 'Fornecedor' && role !== 'Ecommerce' && role !== 'ComercialValidadores',
        );
        if (isStaff) expect(result.row).toBe(24);
        if (after === before || result.row === 24 || result.row === 7 || result.row === 17) return;
        expect(
          after === 'AguardandoPrimeiraAnalise' ||
            after === 'AguardandoSegundaAnalise' ||
            stepOf(after) > stepOf(before),
        ).toBe(true);
      }),
    );
  });

  it('a supplier decides nothing (D6)', () => {
    fc.assert(
      fc.property(anyFlow, anyDecision, (flow, action) => {
        expect(applyAction(flow, action, ['Fornecedor']).ok).toBe(false);
        expect(applyAction(flow, action, ['Fornecedor', 'Ecommerce']).ok).toBe(false);
      }),
    );
  });

  it('an approved registration is final but for saves of staff (row 21)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTIONS), anyRoles, (action, roles) => {
        const result = applyAction(flowOf('Aprovado', ['Aprovar', 'Aprovar']), action, roles);
        if (result.ok) expect([result.row, result.flow.statusFluxoCadastro]).toEqual([24, 'Aprovado']);
      }),
    );
  });

  it('nobody acts on an unknown status, and nothing leads to a status that is only shown (C-03)', () => {
    for (const action of ACTIONS) {
      for (const roles of [...ROLE_SETS, 'system'] as const) {
        expect(applyAction(flowOf('Outro'), action, roles).ok).toBe(false);
      }
    }
    const shown = ['AguardandoSegundaAnaliseContabil', 'AguardandoSegundaAnaliseComercial'];
    expect(TRANSITIONS.filter(({ to, row }) => shown.includes(to) && row !== 24)).toEqual([]);
  });

  it('every status but the last can be left, and every flow is in a list (G-35)', () => {
    const stuck = FLOW_STATUSES.filter(
      (status) => !TRANSITIONS.some(({ from, to }) => from === status && to !== status),
    );
    expect(stuck).toEqual([
      'AguardandoSegundaAnaliseContabil',
      'AguardandoSegundaAnaliseComercial',
      'Aprovado',
    ]);
    for (const { to, sets } of TRANSITIONS) {
      expect(registrationListOf({ ...flowOf(to), ...sets })).not.toBeNull();
    }
  });
});

describe('isResultOf: what an action whose answer was lost has made of a registration (D23)', () => {
  const first = flowOf('AguardandoPrimeiraAnalise');
  const approve = decide('Aprovar', 'PrimeiraAnalise');
  const refuse = decide('Reprovar', 'PrimeiraAnalise');
  const filled = flowOf('DadosFinanceirosInformados');
  const board = flowOf('AguardandoDiretoria', ['Aprovar', 'Aprovar']);
  const lastApproval = decide('Aprovar', 'TerceiraAnalise');
  it.each<[string, Parameters<typeof isResultOf>[0], typeof first, FlowAction, Role, boolean]>([
    ['an approval', flowOf('AprovadoPrimeiraAnalise'), first, approve, 'ComercialAprovadores', true],
    [
      'an approval, refused',
      flowOf('Reprovado', NONE, 'PrimeiraAnalise'),
      first,
      approve,
      'ComercialAprovadores',
      false,
    ],
    ['a refusal', flowOf('Reprovado', NONE, 'PrimeiraAnalise'), first, refuse, 'ComercialAprovadores', true],
    ['an approval that is still open', first, first, approve, 'ComercialAprovadores', false],
    [
      'one of two approvals',
      COMMERCIAL_DONE,
      OPEN,
      decide('Aprovar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      true,
    ],
    [
      'one of two approvals, the other',
      ACCOUNTING_DONE,
      OPEN,
      decide('Aprovar', 'SegundaAnaliseComercial'),
      'ComercialAprovadores',
      false,
    ],
    [
      'the last approval',
      flowOf('AprovacaoDiretoria', ['Aprovar', 'Aprovar']),
      board,
      lastApproval,
      'Diretoria',
      true,
    ],
    [
      'the last approval, finished',
      flowOf('Aprovado', ['Aprovar', 'Aprovar']),
      board,
      lastApproval,
      'Diretoria',
      true,
    ],
    ['the last step', OPEN, filled, save(6), 'Fornecedor', true],
    ['the last step, not sent', filled, filled, save(6), 'Fornecedor', false],
    ['a save of staff', board, board, save(6), 'Contabil', true],
    ['what the role may not do', flowOf('AprovadoPrimeiraAnalise'), first, approve, 'Fornecedor', false],
  ])('%s', (_what, now, before, action, role, expected) => {
    expect(isResultOf(now, before, action, [role])).toBe(expected);
  });
});
