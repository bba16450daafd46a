import { describe, expect, it } from 'vitest';
import { applyAction } from './applyAction.ts';
import { DECISION_LABELS, type DecisionButtons, decisionButtons } from './decisionButtons.ts';
import type { DecisionStage, RegistrationFlow } from './flowStatuses.ts';
import { allFlows, flowOf, ROLE_SETS } from './testing/flowOf.ts';

const NAMES = ['approve', 'approveCommercial', 'approveAccounting', 'refuse', 'pend', 'reactivate'] as const;

/** The buttons in the words of table D: `on`, `off` and `-`. */
function cell(buttons: DecisionButtons): string {
  return NAMES.map((name) => (buttons[name].shown ? (buttons[name].enabled ? 'on' : 'off') : '-')).join(' ');
}

const OFF = 'off - - off - -';
const OFF_WITH_PEND = 'off - - off off -';
const ON = 'on - - on on -';
const HIDDEN = '- - - - - -';

const suppliersTurn = [
  'Novo',
  'DadosBasicosInformados',
  'AprovadoPrimeiraAnalise',
  'DocumentacaoCompleta',
  'DadosContabeisEFiscaisInformados',
  'DadosFinanceirosInformados',
  'PendenciadoNaPrimeiraAnalise',
  'PendenciadoNaSegundaAnalise',
].map((status): [string, RegistrationFlow, string, string, string, string, string] => [
  status,
  flowOf(status),
  OFF,
  OFF_WITH_PEND,
  OFF_WITH_PEND,
  OFF,
  OFF,
]);

describe('decisionButtons (table D, DEC-001 to DEC-017, ONB-003, C-02, C-13 to C-16)', () => {
  it.each<[string, RegistrationFlow, string, string, string, string, string]>([
    ...suppliersTurn,
    ['AguardandoPrimeiraAnalise', flowOf('AguardandoPrimeiraAnalise'), OFF, ON, OFF_WITH_PEND, OFF, OFF],
    ['second analysis, both open', flowOf('AguardandoSegundaAnalise', [0, null]), OFF, ON, ON, OFF, OFF],
    [
      'second analysis, both open again',
      flowOf('AguardandoSegundaAnalise', ['Aguardar', 'Aguardar']),
      OFF,
      ON,
      ON,
      OFF,
      OFF,
    ],
    [
      'second analysis, commercial approved',
      flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]),
      OFF,
      OFF_WITH_PEND,
      ON,
      OFF,
      OFF,
    ],
    [
      'second analysis, accounting approved',
      flowOf('AguardandoSegundaAnalise', [0, 'Aprovar']),
      OFF,
      ON,
      OFF_WITH_PEND,
      OFF,
      OFF,
    ],
    [
      'second analysis, shown as pendent',
      flowOf('AguardandoSegundaAnalise', ['Pendenciar', 0]),
      OFF,
      OFF_WITH_PEND,
      OFF_WITH_PEND,
      OFF,
      OFF,
    ],
    [
      'AguardandoSegundaAnaliseContabil',
      flowOf('AguardandoSegundaAnaliseContabil'),
      OFF,
      OFF_WITH_PEND,
      ON,
      OFF,
      OFF,
    ],
    [
      'AguardandoSegundaAnaliseComercial',
      flowOf('AguardandoSegundaAnaliseComercial'),
      OFF,
      ON,
      OFF_WITH_PEND,
      OFF,
      OFF,
    ],
    [
      'AguardandoDiretoria',
      flowOf('AguardandoDiretoria'),
      OFF,
      OFF_WITH_PEND,
      OFF_WITH_PEND,
      'on - - on - -',
      OFF,
    ],
    ['AprovacaoDiretoria', flowOf('AprovacaoDiretoria'), OFF, OFF_WITH_PEND, OFF_WITH_PEND, OFF, OFF],
    ['Aprovado', flowOf('Aprovado'), HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    [
      'Reprovado',
      flowOf('Reprovado', [null, null], 'TerceiraAnalise'),
      'off - - off - on',
      OFF_WITH_PEND,
      OFF_WITH_PEND,
      OFF,
      OFF,
    ],
    [
      'Reprovado na primeira análise',
      flowOf('Reprovado', [null, null], 'PrimeiraAnalise'),
      'off - - off - on',
      OFF_WITH_PEND,
      OFF_WITH_PEND,
      OFF,
      OFF,
    ],
  ])('%s', (_, flow, commercial, approver, accounting, director, linkGenerator) => {
    expect(cell(decisionButtons({ flow, roles: ['Comercial'] }))).toBe(commercial);
    expect(cell(decisionButtons({ flow, roles: ['ComercialAprovadores'] }))).toBe(approver);
    expect(cell(decisionButtons({ flow, roles: ['Contabil'] }))).toBe(accounting);
    expect(cell(decisionButtons({ flow, roles: ['Diretoria'] }))).toBe(director);
    expect(cell(decisionButtons({ flow, roles: ['ComericalGeradorLink'] }))).toBe(linkGenerator);
  });

  it.each<[string, RegistrationFlow, string]>([
    ['both areas are open', flowOf('AguardandoSegundaAnalise'), '- on on on on -'],
    ['commercial approved', flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]), '- off on on on -'],
    ['accounting approved', flowOf('AguardandoSegundaAnalise', [0, 'Aprovar']), '- on off on on -'],
    ['it is in the first analysis', flowOf('AguardandoPrimeiraAnalise'), ON],
    ['it is at the directorate', flowOf('AguardandoDiretoria'), OFF_WITH_PEND],
  ])(
    'for who is approver and accounting, when %s (DEC-004, DEC-005, DEC-008 to DEC-011)',
    (_, flow, expected) => {
      expect(cell(decisionButtons({ flow, roles: ['ComercialAprovadores', 'Contabil'] }))).toBe(expected);
    },
  );

  it.each<[string, RegistrationFlow, Parameters<typeof decisionButtons>[0]['roles'], string]>([
    [
      'commercial and approver',
      flowOf('Reprovado', [0, 0], 'TerceiraAnalise'),
      ['Comercial', 'ComercialAprovadores'],
      'off - - off off on',
    ],
    ['commercial and accounting', flowOf('AguardandoSegundaAnalise'), ['Comercial', 'Contabil'], ON],
    [
      'director and approver, where Pendenciar is not shown (DEC-014)',
      flowOf('AguardandoDiretoria'),
      ['Diretoria', 'ComercialAprovadores'],
      'on - - on - -',
    ],
    [
      'director and approver in the first analysis',
      flowOf('AguardandoPrimeiraAnalise'),
      ['Diretoria', 'ComercialAprovadores'],
      ON,
    ],
    ['supplier', flowOf('AguardandoPrimeiraAnalise'), ['Fornecedor'], HIDDEN],
    ['e-commerce', flowOf('AguardandoPrimeiraAnalise'), ['Ecommerce'], HIDDEN],
    ['commercial, of an unknown status', flowOf('Outro'), ['Comercial'], OFF],
  ])('for %s', (_, flow, roles, expected) => {
    expect(cell(decisionButtons({ flow, roles }))).toBe(expected);
  });

  it.each<[RegistrationFlow, Parameters<typeof decisionButtons>[0]['roles'], DecisionStage]>([
    [flowOf('AguardandoPrimeiraAnalise'), ['ComercialAprovadores'], 'PrimeiraAnalise'],
    [flowOf('AguardandoSegundaAnalise'), ['ComercialAprovadores'], 'SegundaAnaliseComercial'],
    [flowOf('AguardandoSegundaAnalise'), ['Contabil'], 'SegundaAnaliseContabil'],
    [flowOf('AguardandoSegundaAnalise'), ['ComercialAprovadores', 'Contabil'], 'SegundaAnaliseComercial'],
    [
      flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]),
      ['ComercialAprovadores', 'Contabil'],
      'SegundaAnaliseContabil',
    ],
    [flowOf('AguardandoDiretoria'), ['Diretoria'], 'TerceiraAnalise'],
  ])('of %o refuses for %j in the stage %s (G-17)', (flow, roles, stage) => {
    expect(decisionButtons({ flow, roles }).refuse.etapaDecisao).toBe(stage);
  });

  it('disables everything that is shown while an action is under way (DEC-006, DEC-015, C-15)', () => {
    for (const flow of allFlows()) {
      for (const roles of ROLE_SETS) {
        const buttons = Object.values(decisionButtons({ flow, roles, busy: true }));
        expect(buttons.some(({ enabled }) => enabled)).toBe(false);
        expect(buttons.every(({ shown, reason }) => shown === (reason !== null))).toBe(true);
      }
    }
  });

  it('has a reason for each disabled button and enables only what the state machine allows (DEC-007, DEC-016)', () => {
    for (const flow of allFlows()) {
      for (const roles of ROLE_SETS) {
        const buttons = decisionButtons({ flow, roles });
        for (const { shown, enabled, reason } of Object.values(buttons)) {
          expect(reason === null).toBe(enabled || !shown);
        }
        const { etapaDecisao: stage, enabled } = buttons.refuse;
        if (!enabled) continue;
        expect(stage).not.toBeNull();
        if (stage === null) continue;
        expect(applyAction(flow, { kind: 'decide', decision: 'Reprovar', stage }, roles).ok).toBe(true);
      }
    }
  });

  it.each<[string, RegistrationFlow, string]>([
    ['the supplier', flowOf('Novo'), 'O cadastro aguarda o fornecedor'],
    [
      'the supplier with pendencies',
      flowOf('PendenciadoNaSegundaAnalise'),
      'O cadastro aguarda a correção das pendências pelo fornecedor',
    ],
    ['the approvers', flowOf('AguardandoPrimeiraAnalise'), 'A decisão cabe aos aprovadores comerciais'],
    ['accounting', flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]), 'A decisão cabe à contabilidade'],
    ['the directorate', flowOf('AguardandoDiretoria'), 'A decisão cabe à diretoria'],
  ])('shows commercial who decides: %s', (_, flow, reason) => {
    expect(decisionButtons({ flow, roles: ['Comercial'] }).approve.reason).toBe(reason);
  });

  it('has the labels of the buttons', () => {
    expect(NAMES.map((name) => DECISION_LABELS[name])).toEqual([
      'Aprovar',
      'Aprovar Comercial',
      'Aprovar Contábil',
      'Recusar',
      'Pendenciar',
      'Reativar',
    ]);
  });
});
