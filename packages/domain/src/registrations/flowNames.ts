import { areaDecisionBadge } from './displayStatus.ts';
import { AREA_DECISIONS, type DecisionStage, type FlowStatus } from './flowStatuses.ts';

const STATUS_NAMES: Readonly<Record<FlowStatus, string>> = {
  Novo: 'Novo',
  DadosBasicosInformados: 'Dados básicos informados',
  AguardandoPrimeiraAnalise: 'Aguardando primeira análise',
  PendenciadoNaPrimeiraAnalise: 'Pendenciado na primeira análise',
  AprovadoPrimeiraAnalise: 'Aprovado na primeira análise',
  DocumentacaoCompleta: 'Documentação completa',
  DadosContabeisEFiscaisInformados: 'Dados contábeis e fiscais informados',
  DadosFinanceirosInformados: 'Dados financeiros informados',
  AguardandoSegundaAnalise: 'Aguardando segunda análise',
  PendenciadoNaSegundaAnalise: 'Pendenciado na segunda análise',
  AguardandoDiretoria: 'Aguardando Diretoria',
  AprovacaoDiretoria: 'Aprovado Diretoria',
  AguardandoSegundaAnaliseContabil: 'Aguardando Contabilidade',
  AguardandoSegundaAnaliseComercial: 'Aguardando Comercial',
  Aprovado: 'Aprovado',
  Reprovado: 'Reprovado',
};

const STAGE_NAMES: Readonly<Record<DecisionStage, string>> = {
  PrimeiraAnalise: 'Primeira análise',
  SegundaAnaliseComercial: 'Segunda análise, comercial',
  SegundaAnaliseContabil: 'Segunda análise, contábil',
  TerceiraAnalise: 'Terceira análise',
};

/**
 * What a status, a stage or the decision of an area is called in the history of a registration (D1). There each status has
 * a name of its own, where the badges of the lists give those of one actor one label (SUP-031 to SUP-036).
 */
export const FLOW_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STATUS_NAMES),
  ...Object.entries(STAGE_NAMES),
  ...AREA_DECISIONS.map((decision) => [decision, areaDecisionBadge(decision, '').label] as const),
]);
