import { displayStatus, secondAnalysisOf } from './displayStatus.ts';
import { documentTypeFacts } from './documentTypes.ts';
import { isPendent, isWaitingForSupplier, type RegistrationFlow } from './flowStatuses.ts';
import { newPendencies, type Pendency, type PendencyReason, pendencyLine } from './pendencies.ts';
import type { StepNumber } from './registrationSteps.ts';
import { stepStates } from './stepStates.ts';

/** Something that the supplier has to do in a step of its registration. */
interface StepWork {
  readonly step: StepNumber;
  readonly text: string;
}

/** What a supplier reads where it starts (D29). */
export interface SupplierWork {
  /** Documents to correct, each with its reason. */
  readonly asked: readonly StepWork[];
  /** Steps to fill in. */
  readonly missing: readonly StepWork[];
  /** What comes next, and who does it. */
  readonly next: string;
}

const NEXT: ReadonlyMap<string, string> = new Map([
  ['Novo', 'Depois das etapas 1 e 2, o comercial analisa o pré-cadastro.'],
  ['DadosBasicosInformados', 'Depois da etapa 2, o comercial analisa o pré-cadastro.'],
  [
    'AguardandoPrimeiraAnalise',
    'O comercial está analisando o pré-cadastro. Depois você preenche as etapas 3 a 6.',
  ],
  ['PendenciadoNaPrimeiraAnalise', 'Depois da correção, o comercial continua a análise do pré-cadastro.'],
  [
    'AguardandoSegundaAnalise',
    'O comercial e a contabilidade estão analisando o cadastro. Depois a diretoria decide.',
  ],
  ['AguardandoSegundaAnaliseComercial', 'O comercial está analisando o cadastro. Depois a diretoria decide.'],
  [
    'AguardandoSegundaAnaliseContabil',
    'A contabilidade está analisando o cadastro. Depois a diretoria decide.',
  ],
  ['AguardandoDiretoria', 'A diretoria está decidindo sobre o cadastro.'],
  ['AprovacaoDiretoria', 'A diretoria aprovou o cadastro. A empresa conclui o processo.'],
  ['Aprovado', 'O cadastro está aprovado. Não há nada a fazer nele.'],
  [
    'Reprovado',
    'Só o comercial pode reativar o cadastro reprovado. Se isso acontecer, você é avisado por e-mail.',
  ],
]);

const BEFORE_SECOND = 'Depois da etapa 6, o comercial e a contabilidade analisam o cadastro.';

/** Who goes on in the second analysis once the documents are corrected. */
const CORRECTED = {
  AguardandoSegundaAnalise: 'Depois da correção, o comercial e a contabilidade continuam a análise.',
  AguardandoSegundaAnaliseComercial: 'Depois da correção, o comercial continua a análise.',
  AguardandoSegundaAnaliseContabil: 'Depois da correção, a contabilidade continua a análise.',
};

function nextOf(flow: RegistrationFlow): string {
  const status = displayStatus(flow);
  return NEXT.get(status) ?? (isPendent(status) ? CORRECTED[secondAnalysisOf(flow)] : BEFORE_SECOND);
}

/** What a supplier has to do in its registration, and what comes next (D29, ONB-041, ONB-066 to ONB-074). */
export function supplierWork(
  flow: RegistrationFlow,
  pendencies: readonly (Pendency & { readonly motivoPendencia: PendencyReason })[],
): SupplierWork {
  const status = displayStatus(flow);
  return {
    asked: isPendent(status)
      ? newPendencies(pendencies).flatMap((pendency) => {
          const step = documentTypeFacts(pendency.tipoDocumento)?.step;
          return step ? { step, text: pendencyLine(pendency) } : [];
        })
      : [],
    missing: isWaitingForSupplier(status)
      ? stepStates(flow, ['Fornecedor'])
          .filter(({ rendered, done }) => rendered && !done)
          .map(({ number, title }) => ({ step: number, text: title }))
      : [],
    next: nextOf(flow),
  };
}
