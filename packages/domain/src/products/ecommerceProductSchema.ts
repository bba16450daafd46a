import { z } from 'zod';
import { dimensionFields, dimensionProblems, NO_DIMENSIONS } from '../fields/dimensions.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { contentFields } from './contentFields.ts';

/** What the rules of the e-commerce data take from the family of the product. */
export interface EcommerceProductFacts {
  /** The family holds the dimensions (PRD-045). */
  dimensaoPorFamilia: boolean;
}

const brand = z.object({ id: z.int().min(1), descricao: z.string() });

const ecommerceFields = z.object({
  ...contentFields,
  /** A brand of the e-commerce register, `null` for none. */
  marca: brand.nullable(),
});

const readDimensions = whenReadable(z.object(dimensionFields));

/**
 * Form and body of the e-commerce data of a product: rich description, video link of http or https, tags,
 * characteristics, photos, dimensions above 0 unless the family holds them, brand of the e-commerce register (PRD-068,
 * GAP-12). What comes out is what is sent, as with `productSchema`.
 */
export function ecommerceProductSchema({ dimensaoPorFamilia }: EcommerceProductFacts) {
  return ecommerceFields
    .superRefine((values, context) => {
      if (dimensaoPorFamilia) return;
      for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
    }, readDimensions)
    .transform((values) => ({ ...values, ...(dimensaoPorFamilia && NO_DIMENSIONS) }));
}

/** Values of the form of the e-commerce data. */
export type EcommerceProductForm = z.input<ReturnType<typeof ecommerceProductSchema>>;

/** E-commerce data as the call sends it. */
export type EcommerceProductValues = z.output<ReturnType<typeof ecommerceProductSchema>>;
