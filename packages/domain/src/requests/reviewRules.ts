import { TAXATION_BY_ACCOUNTING } from '../families/familyAccess.ts';
import type { FamilySection } from '../families/familyFields.ts';
import { type HeldRoles, isComercial, isComercialValidator, isContabil } from '../roles/roleFlags.ts';
import type { RequestSide } from './requestSides.ts';

/** Message where a product that is to be validated is incomplete (RVP-014). */
export const PRODUCT_INCOMPLETE_TEXT = 'Preencha todos os campos do formulário antes de validar';

/** The fields of a request that the review reads. */
export interface ReviewedRequest {
  /** Whether the supplier sent it. */
  readonly cadastroEnviado: boolean;
}

/** The fields of a family request that the review reads. */
export interface ReviewedFamilyRequest {
  /** Commercial status, `statusFamiliaComercial` of the documents. */
  readonly status: string;
  readonly statusContabil: string;
}

/** The fields of a family that the review of its products reads. */
export interface ReviewedFamily {
  readonly statusAprovacao: string;
}

/** The fields of a product that its review reads. */
export interface ReviewedProduct {
  readonly statusAprovacao: string;
}

/** What a user may do with a family in review; each reason is a message, `null` where it is allowed. */
export interface FamilyReview {
  /** The call that saves: that of the family, or that of accounting; `null` when the user may not save (SM-6). */
  save: 'family' | 'taxation' | null;
  saveReason: string | null;
  /** Why a section is read-only. */
  locks: Record<FamilySection, string | null>;
  decisions: {
    /** Commercial 'Validar' and 'Recusar' (RVF-007, RVF-008). */
    approve: string | null;
    refuse: string | null;
    /** 'Validar' of accounting (RVF-011); accounting does not refuse (RVF-012). */
    approveTaxation: string | null;
  };
  /** Who has to act before the family is approved; nobody once it is approved or refused. */
  waitsFor: readonly RequestSide[];
}

/** What a user may do with a product in review; each reason is a message, `null` where it is allowed. */
export interface ProductReview {
  /** Why the product is read-only, and cannot be saved. */
  lock: string | null;
  decisions: { approve: string | null; refuse: string | null };
  /** Who has to act before the product is validated; nobody once it is validated or refused. */
  waitsFor: readonly RequestSide[];
}

const NOT_SENT = 'Aguardando o fornecedor enviar a solicitação';
const FAMILY_REFUSED = 'A família foi recusada';
const FAMILY_APPROVED = 'A família já foi aprovada';
const COMMERCIAL_DONE = 'Já validada pelo comercial, aguardando a contabilidade';
const TAXATION_DONE = 'Tributação já validada, aguardando o comercial';
const FOR_COMMERCIAL = 'Aguardando o comercial';
const FOR_VALIDATOR = 'Aguardando o validador comercial';
const FOR_ACCOUNTING = 'Aguardando a contabilidade';
const PRICES_BY_COMMERCIAL = 'Os preços são alterados pelo comercial';
const FAMILY_BY_COMMERCIAL = 'A família é alterada pelo comercial';
const PRODUCT_BY_COMMERCIAL = 'Somente o comercial altera produtos em análise';

const FAMILY_PENDING = {
  commercial: 'Aguardando o comercial validar a família',
  accounting: 'Aguardando a contabilidade validar a tributação da família',
  both: 'Aguardando o comercial validar a família e a contabilidade validar a tributação',
} as const;

/** Why a product that does not await validation is closed, by its status (SM-3, SM-4). */
export const PRODUCT_DONE: Readonly<Record<string, string>> = {
  Validado: 'O produto já foi validado, aguardando a aprovação em lote',
  AguardandoAprovacaoComercial: 'Aguardando a aprovação do comercial em lote',
  AguardandoAprovacao: 'Aguardando a aprovação da diretoria em lote',
  Aprovado: 'O produto já foi aprovado',
  Recusado: 'O produto foi recusado',
};

/** Whether a user is of the commercial side of the review (RVF-021, RVP-010). */
const isOfCommercial = (roles: HeldRoles) => isComercial(roles) || isComercialValidator(roles);

/** Whether both areas have validated a family; `Aprovado` follows after its last product. */
const isValidated = (status: string) => status === 'Validado' || status === 'Aprovado';

/** Why a family is closed to everybody, `null` while it is in review (SM-1, G-33). */
function closedFamily(
  { status, statusContabil }: ReviewedFamilyRequest,
  { cadastroEnviado }: ReviewedRequest,
) {
  if (!cadastroEnviado) return NOT_SENT;
  if (status === 'Recusado') return FAMILY_REFUSED;
  return isValidated(status) && isValidated(statusContabil) ? FAMILY_APPROVED : null;
}

/** Why commercial's own part of a family in review is closed, `null` while its status is `Aguardando`. */
function commercialTurn({ status }: ReviewedFamilyRequest): string | null {
  if (status === 'Aguardando') return null;
  return isValidated(status) ? COMMERCIAL_DONE : FOR_COMMERCIAL;
}

/** Why the validation of the taxation is closed, `null` while the accounting status is `Aguardando`. */
function accountingTurn({ statusContabil }: ReviewedFamilyRequest): string | null {
  if (statusContabil === 'Aguardando') return null;
  return isValidated(statusContabil) ? TAXATION_DONE : FOR_ACCOUNTING;
}

/**
 * Why the taxation is closed to everybody: it is validated, or the family is refused. In the states between it is open,
 * though it cannot be saved (RVF-019, X-24).
 */
function closedTaxation({ statusContabil }: ReviewedFamilyRequest, closed: string | null): string | null {
  if (closed === FAMILY_REFUSED) return closed;
  return statusContabil === 'Validado' ? (closed ?? TAXATION_DONE) : null;
}

/** Who a family in review waits for. */
function familyWaitsFor(familyRequest: ReviewedFamilyRequest, request: ReviewedRequest): RequestSide[] {
  const closed = closedFamily(familyRequest, request);
  if (closed !== null) return closed === NOT_SENT ? ['Fornecedor'] : [];
  const sides: RequestSide[] = [];
  if (!isValidated(familyRequest.status)) sides.push('Comercial');
  if (!isValidated(familyRequest.statusContabil)) sides.push('Contabilidade');
  return sides;
}

/**
 * What a user may do with a family of a request in review (SM-1, SM-2, SM-6; RVF-007 to RVF-024). Page and gateway
 * both use it (D6).
 *
 * - Commercial users and validators edit the family but for its taxation, and save it, while the commercial status is
 *   `Aguardando` (RVF-018, RVF-021, RVF-024). Only validators decide, then as well (RVF-007, RVF-008, RVF-010).
 * - Accounting edits the taxation but for the prices until it has validated it, saves and validates it while the
 *   accounting status is `Aguardando` (RVF-011, RVF-019, RVF-020, RVF-023). Between the two the section is open and
 *   cannot be saved.
 * - Who is both saves by the call of the family, which carries the taxation too (RVF-022).
 * - A refused family is read-only for both (G-33).
 */
export function familyReview(
  roles: HeldRoles,
  familyRequest: ReviewedFamilyRequest,
  request: ReviewedRequest,
): FamilyReview {
  const ofCommercial = isOfCommercial(roles);
  const ofAccounting = isContabil(roles);
  const closed = closedFamily(familyRequest, request);
  const commercial = closed ?? commercialTurn(familyRequest);
  const accounting = closed ?? accountingTurn(familyRequest);

  const family = commercial ?? (ofCommercial ? null : FAMILY_BY_COMMERCIAL);
  const prices = commercial ?? (ofCommercial ? null : PRICES_BY_COMMERCIAL);
  const taxation = closedTaxation(familyRequest, closed) ?? (ofAccounting ? null : TAXATION_BY_ACCOUNTING);

  const saves = (ofCommercial && commercial === null) || (ofAccounting && accounting === null);
  const saveReason = (ofAccounting ? accounting : null) ?? commercial ?? FOR_COMMERCIAL;
  const validator = commercial ?? (isComercialValidator(roles) ? null : FOR_VALIDATOR);
  return {
    save: !saves ? null : ofCommercial ? 'family' : 'taxation',
    saveReason: saves ? null : saveReason,
    locks: {
      identity: family,
      taxation,
      prices,
      fiscalCodes: family,
      competitors: family,
      details: family,
    },
    decisions: {
      approve: validator,
      refuse: validator,
      approveTaxation: accounting ?? (ofAccounting ? null : FOR_ACCOUNTING),
    },
    waitsFor: familyWaitsFor(familyRequest, request),
  };
}

/** Why the products of a family are closed, `null` once both areas have validated the family (SM-2b, RVP-011). */
function familyPending(
  family: ReviewedFamily,
  familyRequest: ReviewedFamilyRequest,
  request: ReviewedRequest,
): string | null {
  const closed = closedFamily(familyRequest, request);
  if (closed === NOT_SENT || closed === FAMILY_REFUSED) return closed;
  const sides = familyWaitsFor(familyRequest, request);
  if (sides.length > 1) return FAMILY_PENDING.both;
  if (sides.includes('Contabilidade')) return FAMILY_PENDING.accounting;
  return sides.includes('Comercial') || family.statusAprovacao !== 'Aprovado'
    ? FAMILY_PENDING.commercial
    : null;
}

/**
 * What a user may do with a product of a request in review (SM-3). Page and gateway both use it (D6). Commercial users
 * and validators edit it, only validators decide on it (RVP-010, RVP-013, X-34), while it awaits validation and its
 * family is approved (RVP-011, RVP-012).
 */
export function productReview(
  roles: HeldRoles,
  product: ReviewedProduct,
  family: ReviewedFamily,
  familyRequest: ReviewedFamilyRequest,
  request: ReviewedRequest,
): ProductReview {
  const { statusAprovacao } = product;
  const awaits = statusAprovacao === 'AguardandoValidacao';
  const done = awaits ? null : (PRODUCT_DONE[statusAprovacao] ?? FOR_COMMERCIAL);
  const pending = familyPending(family, familyRequest, request);
  const closed = done ?? pending;
  const decision = closed ?? (isComercialValidator(roles) ? null : FOR_VALIDATOR);
  const refused = pending === FAMILY_REFUSED;
  return {
    lock: closed ?? (isOfCommercial(roles) ? null : PRODUCT_BY_COMMERCIAL),
    decisions: { approve: decision, refuse: decision },
    waitsFor:
      !awaits || refused ? [] : pending === null ? ['Comercial'] : familyWaitsFor(familyRequest, request),
  };
}
