import type { FlowStatus, RegistrationFlow } from './flowStatuses.ts';

/** The six steps in their order: section of the save call, title of stepper and tab, heading of the form (ONB-004, ONB-086, C-20). */
export const REGISTRATION_STEPS = [
  { number: 1, section: 'dados-basicos', title: 'Dados da empresa', heading: 'Dados da Empresa' },
  {
    number: 2,
    section: 'marcas-e-categorias',
    title: 'Informações do produto',
    heading: 'Informações do produto',
  },
  { number: 3, section: 'documentos', title: 'Anexo de Documentos', heading: 'Anexo de documentos' },
  {
    number: 4,
    section: 'contabil',
    title: 'Dados Contábeis e Fiscais',
    heading: 'Dados Contábeis e Fiscais',
  },
  { number: 5, section: 'financeiro', title: 'Financeiro', heading: 'Financeiro' },
  {
    number: 6,
    section: 'faturamento-logistica',
    title: 'Faturamento e Logística',
    heading: 'Faturamento e Logística',
  },
] as const;

/** Number of a step, 1 to 6. */
export type StepNumber = (typeof REGISTRATION_STEPS)[number]['number'];

/** Last part of the path of a save call. */
export type RegistrationSection = (typeof REGISTRATION_STEPS)[number]['section'];

const STEPS: ReadonlyMap<string, StepNumber> = new Map<string, StepNumber>([
  ['Novo', 1],
  ['DadosBasicosInformados', 2],
  ['AguardandoPrimeiraAnalise', 2],
  ['PendenciadoNaPrimeiraAnalise', 2],
  ['AprovadoPrimeiraAnalise', 3],
  ['DocumentacaoCompleta', 4],
  ['DadosContabeisEFiscaisInformados', 5],
  ['DadosFinanceirosInformados', 6],
]);

const PAST_THE_STEPS: readonly string[] = [
  'AguardandoSegundaAnalise',
  'AguardandoSegundaAnaliseContabil',
  'AguardandoSegundaAnaliseComercial',
  'PendenciadoNaSegundaAnalise',
  'AguardandoDiretoria',
  'AprovacaoDiretoria',
  'Aprovado',
] satisfies FlowStatus[];

/** The step that opens in a status: the one to fill in next, 1 in every later status (ONB-066 to ONB-074). */
export function stepOf(status: string): StepNumber {
  return STEPS.get(status) ?? 1;
}

/** The fields that decide how far a registration is. */
export type RegistrationProgress = Pick<RegistrationFlow, 'statusFluxoCadastro' | 'etapaReprovacao'>;

/** Whether all six steps were filled in: from the second analysis on, refusals included (C-01). */
export function areStepsFinished({ statusFluxoCadastro, etapaReprovacao }: RegistrationProgress): boolean {
  if (statusFluxoCadastro !== 'Reprovado') return PAST_THE_STEPS.includes(statusFluxoCadastro);
  return etapaReprovacao !== null && etapaReprovacao !== 'PrimeiraAnalise';
}

/** Whether steps 3 to 6 are there: the current step is above 2 or the status comes after the steps (ONB-006, C-01). */
export function isPreRegistrationFinished(flow: RegistrationProgress): boolean {
  return stepOf(flow.statusFluxoCadastro) > 2 || areStepsFinished(flow);
}
