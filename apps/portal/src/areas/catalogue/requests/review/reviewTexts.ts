import {
  PRODUCT_INCOMPLETE_TEXT,
  REFUSED_TEXTS,
  REQUIRED_FIELDS_TEXT,
  type RequestSide,
} from '@portal/domain';
import type { ReviewAct } from './reviewCalls.ts';

/** Labels of the decisions where a user has both (RVF-007, RVF-008, RVF-011, RVP-002). */
export const ACT_LABELS: Readonly<Record<ReviewAct | 'validateProduct', string>> = {
  approve: 'Validar',
  validateProduct: 'Validar',
  refuse: 'Recusar',
  approveTaxation: 'Validar tributação',
  refuseProduct: 'Recusar',
};

/** What takes what is on screen. */
export type ApprovingAct = keyof typeof INCOMPLETE_TEXTS;

/** Messages where what is to be validated is incomplete (RVF-049, RVP-014). */
export const INCOMPLETE_TEXTS = {
  approve: REQUIRED_FIELDS_TEXT,
  approveTaxation: REQUIRED_FIELDS_TEXT,
  validateProduct: PRODUCT_INCOMPLETE_TEXT,
} as const;

/** Messages after a decision (RVF-043 to RVF-045, RVP-024, X-33). */
export const DECIDED_TEXTS: Readonly<Record<ReviewAct, string>> = {
  approve: 'Familia aprovada',
  refuse: 'Familia recusada',
  approveTaxation: 'Tributação aprovada',
  refuseProduct: 'Produto recusado',
};

/** Name of the family, which a new one has once the supplier saves it. */
export const familyName = (family: { readonly nome: string } | undefined) =>
  family?.nome ?? 'Família sem nome';

const REFUSED = `A família fica recusada e somente para leitura, e o fornecedor é avisado por e-mail. ${REFUSED_TEXTS.family}`;
const PRODUCT_REFUSED = `O produto fica recusado e somente para leitura, e o fornecedor é avisado por e-mail. ${REFUSED_TEXTS.product}`;
const PRODUCT_APPROVED = 'Em seguida você escolhe se o produto é validado com ou sem bloqueio de compra.';
const APPROVED = 'A família fica aprovada, e os produtos dela abrem para validação.';

/**
 * What follows from a decision, for its confirmation.
 *
 * @param last whether the other side has validated already.
 */
export function consequenceOf(act: ReviewAct | 'validateProduct', last: boolean): string {
  if (act === 'validateProduct') return PRODUCT_APPROVED;
  if (act === 'refuse') return REFUSED;
  if (act === 'refuseProduct') return PRODUCT_REFUSED;
  if (last) return APPROVED;
  return act === 'approve'
    ? 'Os produtos abrem para validação quando a contabilidade validar a tributação.'
    : 'Os produtos abrem para validação quando o comercial validar a família.';
}

/** What confirms an approval of what is typed and not saved. */
export const saveAndLabel = (act: ApprovingAct) => `Salvar e ${ACT_LABELS[act].toLocaleLowerCase('pt-BR')}`;

const SIDES: Readonly<Record<RequestSide, string>> = {
  Fornecedor: 'o fornecedor',
  Comercial: 'o comercial',
  Contabilidade: 'a contabilidade',
};

/** Who is waited for, in a sentence; `null` where nobody is. */
export function waitingText(waitsFor: readonly RequestSide[]): string | null {
  return waitsFor.length === 0 ? null : `Aguardando ${waitsFor.map((side) => SIDES[side]).join(' e ')}`;
}
