import { type HeldRoles, isComercial } from '../roles/roleFlags.ts';

/** The parts of a product that decide about access. */
export interface AccessedProduct {
  statusAprovacao: string;
}

/** The parts of a family that decide about access. */
export interface AccessedFamily {
  status: string;
}

/** What a user may do with a product; each reason is a message, `null` where it is allowed. */
export interface ProductAccess {
  /** Why the product tab is read-only (PRD-015, GAP-51). */
  productLock: string | null;
  /** Why the EAN tab is read-only (PRD-016, EAN-025). */
  eanLock: string | null;
  /** Why the supplier tab is read-only (PRD-017, LNK-024). */
  supplierLock: string | null;
  /** Why the status control is locked (PRD-060, PRD-061). */
  statusLock: string | null;
}

const ONLY_COMERCIAL = 'Somente usuários comerciais podem alterar produtos';
const FAMILY_NOT_APPROVED = 'A família ainda não foi aprovada';
const STATUS_OF_VALIDATED = 'O status de um produto validado não pode ser alterado';

/**
 * Why EANs, supplier links and SKUs are read-only for a user, `null` for users who may edit them (EAN-025, LNK-024).
 */
export function supplyLock(roles: HeldRoles): string | null {
  return isComercial(roles) ? null : ONLY_COMERCIAL;
}

/**
 * What a user may edit of a product of the catalogue. Page and gateway both use it (D6). Only commercial users edit,
 * whatever else they are (PRD-015 to PRD-017, CON-63, CON-64), and products only while the family is approved
 * (GAP-51). The status is locked for a product in `Validado` and wherever the product is (PRD-060, PRD-061).
 *
 * @param product the product on screen, `null` for a new one.
 */
export function productAccess(
  roles: HeldRoles,
  product: AccessedProduct | null,
  family: AccessedFamily,
): ProductAccess {
  const role = supplyLock(roles);
  const productLock = role ?? (family.status === 'Aprovado' ? null : FAMILY_NOT_APPROVED);
  const validated = product?.statusAprovacao === 'Validado' ? STATUS_OF_VALIDATED : null;
  return { productLock, eanLock: role, supplierLock: role, statusLock: productLock ?? validated };
}
