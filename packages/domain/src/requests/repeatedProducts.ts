import { CODE_TAKEN_TEXTS } from '../eans/repeatedCodes.ts';

/** A code that no two products may share: bar codes at all, a SKU at one supplier. */
export type RepeatedField = keyof typeof REPEATED_TEXTS;

const REPEATED_TEXTS = {
  ...CODE_TAKEN_TEXTS,
  sku: 'SKU já cadastrado em outro produto do fornecedor',
} as const;

/** Message of a code of a request that another product has: it names the product. */
export function repeatedProductText(
  field: RepeatedField,
  { codigo, nome }: { readonly codigo: number; readonly nome: string },
): string {
  return `${REPEATED_TEXTS[field]}: ${codigo} - ${nome}`;
}
