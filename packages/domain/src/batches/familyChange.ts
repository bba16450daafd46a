import { isPowerType } from '../families/familyName.ts';
import type { NamedVolumeType } from '../families/nameParts.ts';
import {
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  type ProductNameParts,
  productName,
} from '../products/productName.ts';

/** A product whose family is changed. */
export interface ProductToMove {
  readonly nome: string;
  readonly variacao: string | null;
  readonly voltagem: string | null;
  /** Legacy products keep their typed name (PRD-049). */
  readonly importadoLegado: boolean;
  readonly statusAprovacao: string;
}

/** The family that a product moves to. */
export interface FamilyToMoveTo extends Omit<ProductNameParts, 'variacao' | 'voltagem'> {
  readonly status: string;
  /** A supplier made it, in a request that is not decided or in the catalogue: what it says is not reviewed. */
  readonly semAnalise: boolean;
  /** A power asks for the voltage of each product (PRD-039). */
  readonly tipo: NamedVolumeType;
}

/** What becomes of a product: its name in the other family, or why it cannot move. */
export interface MovedProduct {
  readonly nome: string;
  readonly reason: string | null;
}

/** Texts of the checks before products change families (G-09 of document 002, as TRF-024 to TRF-027). */
export const FAMILY_CHANGE_REFUSALS = {
  origin: 'Selecione uma família de origem',
  destination: 'Selecione uma família de destino',
  products: 'Selecione pelo menos um produto',
  same: 'As famílias origem e destino não podem ser iguais',
} as const;

/** Texts of the checks before products change suppliers. */
export const SUPPLIER_CHANGE_REFUSALS = {
  origin: 'Selecione um fornecedor de origem',
  destination: 'Selecione um fornecedor de destino',
  products: 'Selecione pelo menos um produto',
  same: 'Os fornecedores origem e destino não podem ser iguais',
} as const;

/** Why a product that awaits validation keeps its family and its supplier. */
export const PRODUCT_IN_REVIEW_TEXT = 'O produto está em análise na sua solicitação';

/** Why a change between two records is refused before any product is looked at: the first check that fails. */
export function changeRefusal(
  texts: Readonly<Record<keyof typeof FAMILY_CHANGE_REFUSALS, string>>,
  origin: number | null,
  destination: number | null,
  products: { readonly length: number },
): string | null {
  if (origin === null) return texts.origin;
  if (destination === null) return texts.destination;
  if (products.length === 0) return texts.products;
  return origin === destination ? texts.same : null;
}

/** Why a family takes no products; null where it does, as one that staff is still filling in in the catalogue. */
function closedFamily({ status, semAnalise }: FamilyToMoveTo): string | null {
  if (status === 'Recusado') return 'A família de destino foi recusada';
  return semAnalise || status === 'Aguardando'
    ? 'A família de destino ainda não foi aprovada na sua solicitação'
    : null;
}

/**
 * What becomes of a product in another family: it is named after it, but for legacy products, and may not get a name
 * over 100 characters (PRD-046 to PRD-049). A product that is in review stays in the family of its request, and a family
 * that is not reviewed, or that was refused, takes none. Page and gateway show and do the same (D6).
 */
export function moveProduct(product: ProductToMove, family: FamilyToMoveTo): MovedProduct {
  const { variacao, voltagem, importadoLegado } = product;
  const nome = importadoLegado ? product.nome : productName({ ...family, variacao, voltagem });
  const closed = closedFamily(family);
  if (closed !== null) return { nome, reason: closed };
  if (product.statusAprovacao === 'AguardandoValidacao') return { nome, reason: PRODUCT_IN_REVIEW_TEXT };
  if (isPowerType(family.tipo) && (voltagem ?? '') === '')
    return { nome, reason: 'A família de destino pede a voltagem, que o produto não tem' };
  if (!importadoLegado && isProductNameTooLong(nome)) return { nome, reason: PRODUCT_NAME_ALERT_TEXT };
  return { nome, reason: null };
}
