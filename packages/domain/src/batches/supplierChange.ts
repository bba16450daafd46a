import { PRODUCT_IN_REVIEW_TEXT } from './familyChange.ts';

/** A DUN that another product of a supplier has too, with the code of that product. */
interface RepeatedDun {
  readonly dun: string;
  readonly codigo: number;
}

/** The links of a product whose supplier is changed. */
export interface LinksToChange {
  /** Whether the origin supplies it, and as its main supplier. */
  readonly origem: { readonly padrao: boolean } | null;
  /** Whether the destination supplies it already. */
  readonly temDestino: boolean;
  /** Whether any supplier is its main one. */
  readonly temPadrao: boolean;
  /** Null when no other product of the destination has one of its DUNs. */
  readonly dunRepetido: RepeatedDun | null;
}

/** Why a supplier takes no product with a DUN that another of its products has. */
const repeatedDunText = ({ dun, codigo }: RepeatedDun, side: 'origem' | 'destino') =>
  `O DUN ${dun} já é do produto ${codigo} do fornecedor de ${side}`;

/**
 * Why a product cannot change its supplier, null when it can (G-09 of document 002, GAP-44, D8). One that awaits
 * validation stays with the supplier of its request, who fills it in.
 */
export function supplierChangeRefusal(
  { statusAprovacao }: { readonly statusAprovacao: string },
  { origem, temDestino, temPadrao, dunRepetido }: LinksToChange,
): string | null {
  if (origem === null) return 'O produto não é mais do fornecedor de origem';
  if (statusAprovacao === 'AguardandoValidacao') return PRODUCT_IN_REVIEW_TEXT;
  if (temDestino) return 'O fornecedor de destino já fornece o produto';
  if (!temPadrao) return 'O produto não tem fornecedor principal';
  return dunRepetido === null ? null : repeatedDunText(dunRepetido, 'destino');
}

/** What the way back of a changed supplier depends on. */
export interface LinksToRestore {
  /** Whether the origin of the change is still an approved supplier. */
  readonly origemAprovada: boolean;
  /** Whether it supplies the product again. */
  readonly temOrigem: boolean;
  /** Null when no other product of the origin has one of its DUNs. */
  readonly dunRepetido: RepeatedDun | null;
}

/** Why a product does not go back to the supplier that it had, null when it does: the change asks the same of the other one. */
export function supplierUndoRefusal({
  origemAprovada,
  temOrigem,
  dunRepetido,
}: LinksToRestore): string | null {
  if (!origemAprovada) return 'O fornecedor de origem não está mais aprovado';
  if (temOrigem) return 'O fornecedor de origem voltou a fornecer o produto';
  return dunRepetido === null ? null : repeatedDunText(dunRepetido, 'origem');
}
