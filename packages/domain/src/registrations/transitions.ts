import type { FlowAction, FlowChanges, Transition } from './flowActions.ts';
import { type DecisionStage, FLOW_STATUSES, type FlowStatus } from './flowStatuses.ts';
import type { RegistrationActor } from './registrationRoles.ts';
import type { StepNumber } from './registrationSteps.ts';
import { staffSteps, supplierSteps } from './stepsOfStatus.ts';

const save = (step: StepNumber): FlowAction => ({ kind: 'save', step });

const BOTH_OPEN: FlowChanges = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
};

/** Rows 2, 3, 7 to 11 and 17: the saves of a supplier that move the registration on. */
const PROGRESS: readonly Transition[] = (
  [
    [2, 'Novo', 1, 'DadosBasicosInformados'],
    [3, 'DadosBasicosInformados', 2, 'AguardandoPrimeiraAnalise'],
    [7, 'PendenciadoNaPrimeiraAnalise', 2, 'AguardandoPrimeiraAnalise'],
    [8, 'AprovadoPrimeiraAnalise', 3, 'DocumentacaoCompleta'],
    [9, 'DocumentacaoCompleta', 4, 'DadosContabeisEFiscaisInformados'],
    [10, 'DadosContabeisEFiscaisInformados', 5, 'DadosFinanceirosInformados'],
    [11, 'DadosFinanceirosInformados', 6, 'AguardandoSegundaAnalise'],
    [17, 'PendenciadoNaSegundaAnalise', 3, 'AguardandoSegundaAnalise'],
  ] as const
).map(([row, from, step, to]) => ({
  row,
  from,
  action: save(step),
  actor: 'supplier',
  to,
  ...(row === 11 && { sets: BOTH_OPEN }),
  ...(row === 17 && { reopensPended: true }),
}));

/** Row 23: a supplier saves an earlier step again. */
const SAVES_AGAIN: readonly Transition[] = FLOW_STATUSES.flatMap((from) =>
  supplierSteps(from)
    .filter(
      (step) =>
        !PROGRESS.some((row) => row.from === from && 'step' in row.action && row.action.step === step),
    )
    .map((step): Transition => ({ row: 23, from, action: save(step), actor: 'supplier', to: from })),
);

/** Row 24: staff saves a step. */
const STAFF_SAVES: readonly Transition[] = FLOW_STATUSES.flatMap((from) =>
  staffSteps(from).map(
    (step): Transition => ({ row: 24, from, action: save(step), actor: 'staffEditor', to: from }),
  ),
);

const FIRST = { from: 'AguardandoPrimeiraAnalise', actor: 'approver' } as const;
const THIRD = { from: 'AguardandoDiretoria', actor: 'director' } as const;

function decide(decision: 'Aprovar' | 'Reprovar' | 'Pendenciar', stage: DecisionStage): FlowAction {
  return { kind: 'decide', decision, stage };
}

/** Rows 4 to 6, 18 and 19: decisions of a single approver or director. */
const SINGLE_DECISIONS: readonly Transition[] = [
  { row: 4, ...FIRST, action: decide('Aprovar', 'PrimeiraAnalise'), to: 'AprovadoPrimeiraAnalise' },
  { row: 5, ...FIRST, action: decide('Pendenciar', 'PrimeiraAnalise'), to: 'PendenciadoNaPrimeiraAnalise' },
  {
    row: 6,
    ...FIRST,
    action: decide('Reprovar', 'PrimeiraAnalise'),
    to: 'Reprovado',
    sets: { etapaReprovacao: 'PrimeiraAnalise' },
  },
  { row: 18, ...THIRD, action: decide('Aprovar', 'TerceiraAnalise'), to: 'AprovacaoDiretoria' },
  {
    row: 19,
    ...THIRD,
    action: decide('Reprovar', 'TerceiraAnalise'),
    to: 'Reprovado',
    sets: { etapaReprovacao: 'TerceiraAnalise' },
  },
];

/** Rows 12 to 16: the decisions of one area of the second analysis. */
function areaDecisions(
  actor: RegistrationActor,
  stage: 'SegundaAnaliseComercial' | 'SegundaAnaliseContabil',
): Transition[] {
  const from: FlowStatus = 'AguardandoSegundaAnalise';
  const own =
    stage === 'SegundaAnaliseComercial'
      ? 'statusAprovacaoComercialSegundaAnalise'
      : 'statusAprovacaoContabilidadeSegundaAnalise';
  const aprovar = { from, actor, action: decide('Aprovar', stage), sets: { [own]: 'Aprovar' } };
  return [
    {
      ...aprovar,
      row: stage === 'SegundaAnaliseComercial' ? 12 : 13,
      when: ['ownAreaOpen', 'otherAreaOpen'],
      to: from,
    },
    { ...aprovar, row: 14, when: ['ownAreaOpen', 'otherAreaApproved'], to: 'AguardandoDiretoria' },
    {
      row: 15,
      from,
      actor,
      action: decide('Pendenciar', stage),
      when: ['ownAreaOpen'],
      to: 'PendenciadoNaSegundaAnalise',
      sets: { [own]: 'Pendenciar' },
    },
    {
      row: 16,
      from,
      actor,
      action: decide('Reprovar', stage),
      when: ['ownAreaOpen'],
      to: 'Reprovado',
      sets: { [own]: 'Reprovar', etapaReprovacao: stage },
    },
  ];
}

const REACTIVATE = {
  row: 22,
  from: 'Reprovado',
  actor: 'commercial',
  action: { kind: 'reactivate' },
} as const;

/**
 * The state machine of a registration (table A of the State machine, G-16, G-22): any action that is not in it is
 * refused. Row 1, the sign-up, has no flow to start from; row 21 says that `Aprovado` is final.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...PROGRESS,
  ...SINGLE_DECISIONS,
  ...areaDecisions('approver', 'SegundaAnaliseComercial'),
  ...areaDecisions('accounting', 'SegundaAnaliseContabil'),
  { row: 20, from: 'AprovacaoDiretoria', actor: 'system', action: { kind: 'finish' }, to: 'Aprovado' },
  {
    ...REACTIVATE,
    when: ['refusedInFirstAnalysis'],
    to: 'AguardandoPrimeiraAnalise',
    sets: { etapaReprovacao: null },
  },
  {
    ...REACTIVATE,
    when: ['refusedLater'],
    to: 'AguardandoSegundaAnalise',
    sets: {
      statusAprovacaoComercialSegundaAnalise: 'Aguardar',
      statusAprovacaoContabilidadeSegundaAnalise: 'Aguardar',
      etapaReprovacao: null,
    },
  },
  ...SAVES_AGAIN,
  ...STAFF_SAVES,
];
