import { approvalStage } from '../batches/batchApproval.ts';
import { type HeldRoles, isComercialValidator } from '../roles/roleFlags.ts';

/** The statuses of a row of the request list; those of a product are null while its family has none. */
export interface RowToValidate {
  readonly statusProduto: string | null;
  /** Status of the product at commercial. */
  readonly statusComercial: string | null;
  readonly statusContabil: string;
  readonly statusFamiliaComercial: string;
}

/**
 * Why a row cannot be chosen for validation, as its box says it; null when it can: its product waits for commercial,
 * and its family was validated by commercial and accounting (C-11, SOL-039 to SOL-043). The list disables boxes with
 * it; the gateway decides on each product by `productReview`.
 */
export function selectionRefusal(row: RowToValidate): string | null {
  const { statusProduto, statusComercial, statusContabil, statusFamiliaComercial } = row;
  if (statusProduto === null || statusComercial === null) return 'a família ainda não tem produtos';
  if (approvalStage(statusProduto) !== null || statusProduto === 'Aprovado') return 'produto já validado';
  if (statusFamiliaComercial !== 'Validado') return 'o comercial ainda não validou a família';
  if (statusContabil !== 'Validado') return 'a contabilidade ainda não validou a família';
  return statusComercial === 'Aguardando' ? null : 'o produto não aguarda validação';
}

/** Whether a row can be chosen for validation (C-11). */
export function isSelectableForValidation(row: RowToValidate): boolean {
  return selectionRefusal(row) === null;
}

/** Why 'Validar produtos' is closed to a user with so many rows chosen, null when it is open (SOL-013). */
export function validationRefusal(roles: HeldRoles, chosen: number): string | null {
  if (!isComercialValidator(roles)) return 'Somente validadores do comercial validam produtos';
  return chosen === 0 ? 'Selecione ao menos um produto' : null;
}
