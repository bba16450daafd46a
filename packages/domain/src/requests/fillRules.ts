import { type FamilyAccess, familyAccess, lockedFamily } from '../families/familyAccess.ts';
import type { HeldRoles } from '../roles/roleFlags.ts';
import { REFUSED_TEXTS } from './refusals.ts';
import { isRequestExpired, REQUEST_REFUSALS, type RequestToSend, sendsRequests } from './requestRules.ts';

/** The request around a family that is filled in. */
export type RequestToFill = Pick<RequestToSend, 'cadastroEnviado' | 'dataExpiracao'>;

/** The fields of a family request that the rules of filling read. */
export interface FamilyToFill {
  /** The family in the catalogue; `null` until a new one is saved. */
  readonly familiaId: number | null;
  /** Whether the request asks for a new family. */
  readonly novaFamilia: boolean;
}

/** What a user may do with a family of a request before it is sent. */
export interface FamilyFilling extends FamilyAccess {
  /** Why no product can be registered, `null` where one can. */
  productsReason: string | null;
}

const NAME_IS_FIXED = 'O nome não muda depois que a família é criada';
const FAMILY_OF_CATALOGUE = 'A família já está no catálogo: cadastre os produtos dela';
const NO_PRODUCTS = 'Somente o fornecedor, o comercial e os geradores de link cadastram os produtos';
const FAMILY_FIRST = 'Salve a família antes de cadastrar os produtos';
const PRODUCT_REFUSED = `Produto recusado. ${REFUSED_TEXTS.product}`;

/** Why a request takes no more data: it was sent, or its last day is over; `null` while it does. */
export function requestFillRefusal(request: RequestToFill, now: Date): string | null {
  if (request.cadastroEnviado) return REQUEST_REFUSALS.sent;
  return isRequestExpired(request.dataExpiracao, now) ? REQUEST_REFUSALS.expired : null;
}

/**
 * What a user may fill in of a family of a request (FMC-011 to FMC-016, SM-1, X-08). Page and gateway both use it (D6).
 *
 * - Nothing once the request was sent or has expired.
 * - A new family is open as a whole to whoever may create one: the supplier and the staff that edits families.
 * - After its first save the name is fixed; taxation and everything else stay open.
 * - A family that was in the catalogue before is only read; its products are registered.
 * - Products are registered by whoever sends requests: other staff that edits families reads them.
 *
 * @param now the current instant.
 */
export function familyFilling(
  roles: HeldRoles,
  request: RequestToFill,
  { familiaId, novaFamilia }: FamilyToFill,
  now: Date,
): FamilyFilling {
  const open = familyAccess(roles, null);
  const closed = requestFillRefusal(request, now) ?? open.saveReason;
  if (closed !== null) return { ...lockedFamily(closed), productsReason: closed };
  const products = sendsRequests(roles) ? null : NO_PRODUCTS;
  if (!novaFamilia) return { ...lockedFamily(FAMILY_OF_CATALOGUE), productsReason: products };
  if (familiaId === null) return { ...open, productsReason: products ?? FAMILY_FIRST };
  return {
    save: 'update',
    saveReason: null,
    locks: { ...open.locks, identity: NAME_IS_FIXED },
    productsReason: products,
  };
}

/**
 * Why a product of a family of a request is only read; `null` where it may be saved. Of a refused one it is what can be done
 * (SM-3, G-12).
 *
 * @param product `null` for a new one.
 * @param reason why no product can be registered, `productsReason` of its family.
 */
export function filledProductLock(
  product: { readonly statusComercial: string } | null,
  reason: string | null,
): string | null {
  return product?.statusComercial === 'Recusado' ? PRODUCT_REFUSED : reason;
}

/** How many products of a family request are still to be registered, never below 0 (C-3). */
export function remainingProducts(expected: number, registered: number): number {
  return Math.max(0, expected - registered);
}
