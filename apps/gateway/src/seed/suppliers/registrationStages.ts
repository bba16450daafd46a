import type { AreaDecision, DecisionStage } from '@portal/domain';

/** The review of a seeded registration. */
export interface SeededReview {
  readonly statusAprovacaoComercialSegundaAnalise: AreaDecision | null;
  readonly statusAprovacaoContabilidadeSegundaAnalise: AreaDecision | null;
  readonly etapaReprovacao: DecisionStage | null;
  readonly motivoReprovacao: string | null;
}

const UNDECIDED: SeededReview = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
  motivoReprovacao: null,
};

const areas = (commercial: AreaDecision | null, accounting: AreaDecision | null): SeededReview => ({
  ...UNDECIDED,
  statusAprovacaoComercialSegundaAnalise: commercial,
  statusAprovacaoContabilidadeSegundaAnalise: accounting,
});

/** Possible reviews at a status, used in turn so that the demonstration shows each of them. */
const REVIEWS: Readonly<Partial<Record<string, readonly SeededReview[]>>> = {
  AguardandoSegundaAnalise: [
    areas(null, null),
    areas('Aprovar', null),
    areas(null, 'Aprovar'),
    areas('Aprovar', 'Aguardar'),
    areas('Aguardar', 'Aguardar'),
  ],
  PendenciadoNaSegundaAnalise: [
    areas('Pendenciar', null),
    areas('Aprovar', 'Pendenciar'),
    areas(null, 'Pendenciar'),
  ],
  AguardandoDiretoria: [areas('Aprovar', 'Aprovar')],
  AprovacaoDiretoria: [areas('Aprovar', 'Aprovar')],
  Aprovado: [areas('Aprovar', 'Aprovar')],
  Reprovado: [
    {
      ...UNDECIDED,
      etapaReprovacao: 'PrimeiraAnalise',
      motivoReprovacao: 'A linha de produtos não atende ao nosso público no momento.',
    },
    {
      ...areas('Aprovar', 'Reprovar'),
      etapaReprovacao: 'SegundaAnaliseContabil',
      motivoReprovacao: 'A inscrição estadual está suspensa.',
    },
    {
      ...areas('Aprovar', 'Aprovar'),
      etapaReprovacao: 'TerceiraAnalise',
      motivoReprovacao: 'Já temos fornecedores suficientes nesta categoria.',
    },
  ],
};

/** The review of the `turn`-th registration at a status, counted from 0. */
export function reviewAt(status: string, turn: number): SeededReview {
  const reviews = REVIEWS[status] ?? [UNDECIDED];
  return reviews[turn % reviews.length] ?? UNDECIDED;
}

const STEPS_DONE: Readonly<Record<string, number>> = {
  Novo: 0,
  DadosBasicosInformados: 1,
  AguardandoPrimeiraAnalise: 2,
  PendenciadoNaPrimeiraAnalise: 2,
  AprovadoPrimeiraAnalise: 2,
  DocumentacaoCompleta: 3,
  DadosContabeisEFiscaisInformados: 4,
  DadosFinanceirosInformados: 5,
};

/** How many steps of a registration are filled in. */
export function stepsDone(status: string, etapaReprovacao: DecisionStage | null): number {
  return etapaReprovacao === 'PrimeiraAnalise' ? 2 : (STEPS_DONE[status] ?? 6);
}
