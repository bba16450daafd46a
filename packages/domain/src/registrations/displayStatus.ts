import {
  type AreaDecision,
  isFlowStatus,
  isInAnalysis,
  isPendent,
  isWaitingForSupplier,
  type RegistrationFlow,
} from './flowStatuses.ts';

/** Meaning of the colour of a badge: the tones of the library's `StatusBadge`. */
export type BadgeTone = 'neutral' | 'warning' | 'partner' | 'info' | 'success' | 'danger';

/** Text and tone of a badge. */
export interface Badge {
  label: string;
  tone: BadgeTone;
}

/** The decision of each area in the second analysis, `null` while there is none. */
export interface AreaDecisions {
  commercial: AreaDecision | null;
  accounting: AreaDecision | null;
}

/**
 * The area decisions of a flow: 0 is none (C-32); the status of a single area implies the decision of the other
 * (C-03).
 */
export function areaDecisionsOf(flow: RegistrationFlow): AreaDecisions {
  const { statusFluxoCadastro: status } = flow;
  return {
    commercial:
      status === 'AguardandoSegundaAnaliseContabil'
        ? 'Aprovar'
        : flow.statusAprovacaoComercialSegundaAnalise || null,
    accounting:
      status === 'AguardandoSegundaAnaliseComercial'
        ? 'Aprovar'
        : flow.statusAprovacaoContabilidadeSegundaAnalise || null,
  };
}

/**
 * The stored status for a status that may only be shown: those of a single area are the second analysis (C-03), and
 * a second analysis that an area has pended is pendent (table C).
 */
export function storedStatusOf(flow: RegistrationFlow): string {
  const { statusFluxoCadastro: status } = flow;
  if (!status.startsWith('AguardandoSegundaAnalise')) return status;
  const { commercial, accounting } = areaDecisionsOf(flow);
  const isPended = commercial === 'Pendenciar' || accounting === 'Pendenciar';
  return isPended ? 'PendenciadoNaSegundaAnalise' : 'AguardandoSegundaAnalise';
}

/** What a second analysis waits for: both areas, or the one that has not approved (SUP-049, SUP-050). */
export function secondAnalysisOf(flow: RegistrationFlow) {
  const { commercial, accounting } = areaDecisionsOf(flow);
  if (commercial === 'Aprovar' && accounting !== 'Aprovar') return 'AguardandoSegundaAnaliseContabil';
  if (accounting === 'Aprovar' && commercial !== 'Aprovar') return 'AguardandoSegundaAnaliseComercial';
  return 'AguardandoSegundaAnalise';
}

/**
 * The status to show: in the second analysis that of table C, in which `Pendenciar` wins, otherwise the stored one
 * (SUP-049 to SUP-051, C-03, C-04).
 */
export function displayStatus(flow: RegistrationFlow): string {
  const status = storedStatusOf(flow);
  return status === 'AguardandoSegundaAnalise' ? secondAnalysisOf(flow) : status;
}

const LABELS: ReadonlyMap<string, string> = new Map<string, string>([
  ['AguardandoPrimeiraAnalise', 'Aguardando Comercial'],
  ['AguardandoSegundaAnaliseContabil', 'Aguardando Contabilidade'],
  ['AguardandoSegundaAnaliseComercial', 'Aguardando Comercial'],
  ['Aprovado', 'Aprovado'],
  ['Reprovado', 'Reprovado'],
  ['AguardandoDiretoria', 'Aguardando Diretoria'],
  ['AprovacaoDiretoria', 'Aprovado Diretoria'],
]);

function flowLabel(status: string): string {
  if (isWaitingForSupplier(status)) return 'Aguardando Fornecedor';
  return isPendent(status) ? 'Pendenciado' : (LABELS.get(status) ?? 'Aguardando');
}

function flowTone(status: string): BadgeTone {
  if (status === 'Aprovado' || status === 'AprovacaoDiretoria') return 'success';
  if (status === 'Reprovado') return 'danger';
  if (isWaitingForSupplier(status)) return 'partner';
  return isPendent(status) || isInAnalysis(status) ? 'warning' : 'neutral';
}

/**
 * Badge of a status in the internal lists (SUP-031 to SUP-048, G-13).
 *
 * @param status as `displayStatus` gives it; an unknown one is 'Aguardando' (SUP-047).
 */
export function flowBadge(status: string): Badge {
  return { label: flowLabel(status), tone: isFlowStatus(status) ? flowTone(status) : 'neutral' };
}

const DECISION_BADGES: Readonly<Record<AreaDecision, Badge>> = {
  Aguardar: { label: 'Aguardando', tone: 'warning' },
  Pendenciar: { label: 'Pendenciado', tone: 'warning' },
  Aprovar: { label: 'Aprovado', tone: 'success' },
  Reprovar: { label: 'Reprovado', tone: 'danger' },
};

/**
 * Badge of the decision of an area (SUP-052 to SUP-058, C-32, G-13): no decision is orange, indigo while the supplier
 * is still filling in.
 *
 * @param status the status of the flow.
 */
export function areaDecisionBadge(decision: AreaDecision | 0 | null, status: string): Badge {
  if (decision) return DECISION_BADGES[decision];
  return { label: 'Aguardando', tone: isWaitingForSupplier(status) ? 'partner' : 'warning' };
}

/** Colours of a badge on the wire, for callers without tones; text on surface has a contrast above 4.5 (G-13, G-53). */
const COLOURS: Readonly<Record<BadgeTone, { cor: string; corTexto: string }>> = {
  neutral: { cor: '#e5e7eb', corTexto: '#374151' },
  warning: { cor: '#ffedd5', corTexto: '#9a3412' },
  partner: { cor: '#e0e7ff', corTexto: '#3730a3' },
  info: { cor: '#dbeafe', corTexto: '#1e40af' },
  success: { cor: '#dcfce7', corTexto: '#166534' },
  danger: { cor: '#fee2e2', corTexto: '#991b1b' },
};

/** A validation of a registration on the wire (SUP-007, G-53). */
export interface Validation {
  nome: string;
  status: { label: string; cor: string; corTexto: string };
}

/** The validations of a registration: the decision of each area in the second analysis (SUP-006, SUP-007, G-53). */
export function validationsOf(flow: RegistrationFlow): Validation[] {
  const { commercial, accounting } = areaDecisionsOf(flow);
  const validation = (nome: string, decision: AreaDecision | null): Validation => {
    const { label, tone } = areaDecisionBadge(decision, flow.statusFluxoCadastro);
    return { nome, status: { label, ...COLOURS[tone] } };
  };
  return [validation('Comercial', commercial), validation('Contábil', accounting)];
}
