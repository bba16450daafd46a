/** The sixteen statuses of a registration flow, in the order of the registration (ONB-065). */
export const FLOW_STATUSES = [
  'Novo',
  'DadosBasicosInformados',
  'AguardandoPrimeiraAnalise',
  'PendenciadoNaPrimeiraAnalise',
  'AprovadoPrimeiraAnalise',
  'DocumentacaoCompleta',
  'DadosContabeisEFiscaisInformados',
  'DadosFinanceirosInformados',
  'AguardandoSegundaAnalise',
  'PendenciadoNaSegundaAnalise',
  'AguardandoDiretoria',
  'AprovacaoDiretoria',
  'AguardandoSegundaAnaliseContabil',
  'AguardandoSegundaAnaliseComercial',
  'Aprovado',
  'Reprovado',
] as const;

/** Status of a registration flow. The two of a single area are shown and never stored (C-03). */
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** Decisions of an area in the second analysis; none yet is `null`, in some answers 0 (DEC-024, C-32). */
export const AREA_DECISIONS = ['Aguardar', 'Pendenciar', 'Aprovar', 'Reprovar'] as const;

/** Decision of an area in the second analysis. */
export type AreaDecision = (typeof AREA_DECISIONS)[number];

/** Stages in which a decision is taken (G-17): the values of `etapaDecisao` and `etapaReprovacao`. */
export const DECISION_STAGES = [
  'PrimeiraAnalise',
  'SegundaAnaliseComercial',
  'SegundaAnaliseContabil',
  'TerceiraAnalise',
] as const;

/** Stage in which a decision is taken. */
export type DecisionStage = (typeof DECISION_STAGES)[number];

/** The fields of a registration that the rules read; answers and stored rows have them. */
export interface RegistrationFlow {
  /** One of `FLOW_STATUSES`; at any other value no action is allowed. */
  readonly statusFluxoCadastro: string;
  readonly statusAprovacaoComercialSegundaAnalise: AreaDecision | 0 | null;
  readonly statusAprovacaoContabilidadeSegundaAnalise: AreaDecision | 0 | null;
  /** Stage in which it was refused; `null` unless it is refused. */
  readonly etapaReprovacao: DecisionStage | null;
}

const WAITING_FOR_SUPPLIER: readonly string[] = [
  'Novo',
  'DadosBasicosInformados',
  'AprovadoPrimeiraAnalise',
  'DocumentacaoCompleta',
  'DadosContabeisEFiscaisInformados',
  'DadosFinanceirosInformados',
] satisfies FlowStatus[];

const PENDENT: readonly string[] = [
  'PendenciadoNaPrimeiraAnalise',
  'PendenciadoNaSegundaAnalise',
] satisfies FlowStatus[];

const IN_ANALYSIS: readonly string[] = [
  'AguardandoPrimeiraAnalise',
  'AguardandoSegundaAnalise',
  'AguardandoDiretoria',
  'AprovacaoDiretoria',
  'AguardandoSegundaAnaliseContabil',
  'AguardandoSegundaAnaliseComercial',
] satisfies FlowStatus[];

/** Whether a text is one of the sixteen statuses (ONB-065). */
export function isFlowStatus(status: string): status is FlowStatus {
  return FLOW_STATUSES.some((known) => known === status);
}

/** Whether the supplier is still filling in the steps (SUP-031 to SUP-036, SUP-058). */
export function isWaitingForSupplier(status: string): boolean {
  return WAITING_FOR_SUPPLIER.includes(status);
}

/** Whether the supplier has documents to replace (ONB-078). */
export function isPendent(status: string): boolean {
  return PENDENT.includes(status);
}

/** Whether staff is analysing (ONB-079); the two shown statuses of the second analysis count too (C-03). */
export function isInAnalysis(status: string): boolean {
  return IN_ANALYSIS.includes(status);
}
