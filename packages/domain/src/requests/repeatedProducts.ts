import { CODE_TAKEN_TEXTS } from '../eans/repeatedCodes.ts';

/** A code that no two products may share: bar codes at all, a SKU at one supplier. */
export type RepeatedField = keyof typeof REPEATED_TEXTS;

const REPEATED_TEXTS = {
  ...CODE_TAKEN_TEXTS,
  sku: 'SKU já cadastrado em outro produto do fornecedor',
} as const;

/** Message of a code of a request that another product has: it names the product, but for one that suppliers may not know. */
export function repeatedProductText(
  field: RepeatedField,
  product: { readonly codigo: number; readonly nome: string } | null,
): string {
  const text = REPEATED_TEXTS[field];
  return product === null ? text : `${text}: ${product.codigo} - ${product.nome}`;
}
