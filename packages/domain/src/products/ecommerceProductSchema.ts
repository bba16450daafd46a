import * as z from 'zod/mini';
import { type FieldOf, type FormOf, shapeOf } from '../fields/defineFields.ts';
import { dimensionFields, dimensionProblems, NO_DIMENSIONS } from '../fields/dimensions.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { contentFields } from './contentFields.ts';

/** Facts about the family of the product. */
export interface EcommerceProductFacts {
  /** The family holds the dimensions (PRD-045). */
  dimensaoPorFamilia: boolean;
}

const brandRule = z.nullable(z.object({ id: z.int().check(z.gte(1)), descricao: z.string() }));

/** A brand of the e-commerce register, `null` for none. */
const marca: FieldOf<'brand', typeof brandRule> = {
  kind: 'brand',
  label: 'Marca ecommerce',
  schema: brandRule,
  empty: null,
  draft: brandRule,
  text: (brand) => brand?.descricao ?? null,
};

/** The fields of the e-commerce data of a product. */
export const ecommerceProductFields = { marca, ...contentFields };

const readDimensions = whenReadable(z.object(shapeOf(dimensionFields)));

/**
 * Form and body of the e-commerce data of a product: rich description, video link of http or https, tags,
 * characteristics, photos, dimensions above 0 unless the family holds them, brand of the e-commerce register (PRD-068,
 * GAP-12). What comes out is what is sent, as with `productSchema`.
 */
export function ecommerceProductSchema({ dimensaoPorFamilia }: EcommerceProductFacts) {
  return z.pipe(
    z.object(shapeOf(ecommerceProductFields)).check(
      z.superRefine((values, context) => {
        if (dimensaoPorFamilia) return;
        for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
      }, readDimensions),
    ),
    z.transform((values) => ({ ...values, ...(dimensaoPorFamilia && NO_DIMENSIONS) })),
  );
}

/** Values of the form of the e-commerce data. */
export type EcommerceProductForm = FormOf<typeof ecommerceProductFields>;

/** E-commerce data as the call sends it. */
export type EcommerceProductValues = z.output<ReturnType<typeof ecommerceProductSchema>>;
