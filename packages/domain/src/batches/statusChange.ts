import { PRODUCT_APPROVAL_LABELS } from '../products/approvalLabels.ts';

/** Whether a product was registered in a request, and is still in the family and of the supplier that it has there. */
export type PlaceInRequest = 'SemSolicitacao' | 'NaSolicitacao' | 'OutraFamilia' | 'OutroFornecedor';

/** What a product is before its status is changed in a lot. */
export interface ProductToChangeStatus {
  readonly statusAprovacao: string;
  readonly lugarNaSolicitacao: PlaceInRequest;
}

/** The statuses that a change in lots can give, in the order in which they are offered. */
export const CHANGED_STATUSES = ['AguardandoValidacao', 'Validado'] as const;

/** A status that a change in lots can give. */
export type ChangedStatus = (typeof CHANGED_STATUSES)[number];

/**
 * The statuses from which a change in lots may go (G-09 of document 002). It takes a product back and decides nothing:
 * back to the validation of its request, or back to the first approval for what was validated before. Validating,
 * approving and refusing stay with those who decide (SM-3, SM-4).
 */
const FROM: Readonly<Record<ChangedStatus, readonly string[]>> = {
  AguardandoValidacao: [
    'Validado',
    'AguardandoAprovacaoComercial',
    'AguardandoAprovacao',
    'Aprovado',
    'Recusado',
  ],
  Validado: ['AguardandoAprovacao', 'Aprovado'],
};

const DECIDED_ELSEWHERE: Readonly<Record<string, string>> = {
  Aprovado: 'Produtos são aprovados na aprovação em lote',
  Recusado: 'Produtos são recusados na análise ou na aprovação em lote',
};

/**
 * Why a product cannot be validated again. The review shows and saves it with the family and the supplier of its request
 * (RVP-010 to RVP-012): in another family nobody could decide on it, and saving would link it with that supplier again.
 */
const NOT_REVIEWED: Readonly<Record<PlaceInRequest, string | null>> = {
  SemSolicitacao: 'O produto não é de uma solicitação, em que seria validado',
  NaSolicitacao: null,
  OutraFamilia: 'O produto não é mais da família da sua solicitação',
  OutroFornecedor: 'O produto não é mais do fornecedor da sua solicitação',
};

/** The statuses of the register that can be chosen, without those that a change in lots never gives (LOT-033). */
export function statusChangeOptions(
  options: readonly { readonly value: string; readonly label: string }[],
): { readonly value: ChangedStatus; readonly label: string }[] {
  return options.flatMap(({ value: listed, label }) =>
    CHANGED_STATUSES.flatMap((value) => (value === listed ? { value, label } : [])),
  );
}

/** Why a status cannot be chosen at all, null when it can. */
export function chosenStatusRefusal(status: string): string | null {
  if (CHANGED_STATUSES.some((one) => one === status)) return null;
  return DECIDED_ELSEWHERE[status] ?? 'Produtos não têm este status';
}

/** Why a product cannot get a status, null when it can. Page and gateway both use it (D6). */
export function statusChangeRefusal(product: ProductToChangeStatus, status: ChangedStatus): string | null {
  const { statusAprovacao, lugarNaSolicitacao } = product;
  if (statusAprovacao === status) return `Já está com o status ${PRODUCT_APPROVAL_LABELS[status]}`;
  if (!FROM[status].includes(statusAprovacao)) {
    return statusAprovacao === 'AguardandoAprovacaoComercial'
      ? 'Já aguarda a aprovação do comercial'
      : 'O produto precisa ser validado na análise da solicitação';
  }
  return status === 'AguardandoValidacao' ? NOT_REVIEWED[lugarNaSolicitacao] : null;
}
