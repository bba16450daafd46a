import { PRODUCT_IN_REVIEW_TEXT } from './familyChange.ts';

/** The links of a product whose supplier is changed. */
export interface LinksToChange {
  /** Whether the origin supplies it, and as its main supplier. */
  readonly origem: { readonly padrao: boolean } | null;
  /** Whether the destination supplies it already. */
  readonly temDestino: boolean;
  /** Whether any supplier is its main one. */
  readonly temPadrao: boolean;
  /** A DUN that another product of the destination has too, with the code of that product; null when there is none. */
  readonly dunRepetido: { readonly dun: string; readonly codigo: number } | null;
}

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
  if (dunRepetido !== null)
    return `O DUN ${dunRepetido.dun} já é do produto ${dunRepetido.codigo} do fornecedor de destino`;
  return null;
}
