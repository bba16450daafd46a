import { isValidGtin, normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { eanFields, WRONG_DIGIT_TEXT } from '../eans/eanSchema.ts';
import { type FieldOf, type FormOf, shapeOf } from '../fields/defineFields.ts';
import { dimensionFields, dimensionProblems, NO_DIMENSIONS } from '../fields/dimensions.ts';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { requiredCode, requiredText } from '../fields/kinds.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { linkFields } from '../product-suppliers/linkSchema.ts';
import { skuFields } from '../product-suppliers/skuSchema.ts';
import { contentFields } from '../products/contentFields.ts';

/** Message of a product of a request without a photo (PRC-042). */
export const REQUESTED_PHOTO_MISSING_TEXT = 'Faça upload de ao menos uma imagem';

/** What a good photo also has, beside its number, width and size; advice, never a limit (PRC-044, PRC-046, X-01). */
export const REQUESTED_PHOTO_HINT = 'Imagens PNG ou JPG, com 120 dpi.';

/** Facts about the family of the product. */
export interface RequestedProductFacts {
  /** The family holds the dimensions (PRC-035). */
  dimensaoPorFamilia: boolean;
}

function barCodeRule(label: string, digits: 13 | 14) {
  const complete = new RegExp(`^[0-9]{${digits}}$`);
  const code = z.string({ error: REQUIRED_TEXT }).check(
    z.overwrite(normalizeLine),
    z.minLength(1, REQUIRED_TEXT),
    z.refine((text) => text === '' || complete.test(text), `${label} deve conter ${digits} dígitos`),
    z.refine((text) => !complete.test(text) || isValidGtin(text), WRONG_DIGIT_TEXT),
  );
  return z.pipe(
    z.transform((value: string) => value ?? ''),
    code,
  );
}

/**
 * A bar code of exactly so many digits with its right check digit: codes of a request are new, so that none of them is
 * one of the old system (X-05, D8, G-41).
 */
function barCode(label: string, digits: 13 | 14): FieldOf<'code', ReturnType<typeof barCodeRule>> {
  return { ...requiredCode({ label, max: digits, digits: true }), schema: barCodeRule(label, digits) };
}

/** The fields of a product of a request in the order of its form (PRC-017 to PRC-037). */
export const requestedProductFields = {
  variacao: requiredText({ label: 'Variação', max: 100 }),
  sku: skuFields.sku,
  gtinEan: barCode('EAN', 13),
  dun: barCode('DUN', 14),
  quantidadeProdutosNaCaixa: eanFields.quantidadeProdutosNaCaixa,
  qtdCxLastro: linkFields.qtdCxLastro,
  qtdCxPallet: linkFields.qtdCxPallet,
  ...contentFields,
};

const readDimensions = whenReadable(z.object(shapeOf(dimensionFields)));
const readPhotos = whenReadable(z.object(shapeOf({ fotosProdutos: contentFields.fotosProdutos })));

/**
 * Form and body of a product of a request, while it is filled in and while it is reviewed (PRC-017 to PRC-042, RVP-015):
 * variation, SKU, both bar codes and the quantity per box are needed, dimensions above 0 unless the family holds them, a
 * photo always. What comes out is what is sent, as with `productSchema`; the name is computed (`productName`).
 */
export function requestedProductSchema({ dimensaoPorFamilia }: RequestedProductFacts) {
  return z.pipe(
    z.object(shapeOf(requestedProductFields)).check(
      z.superRefine((values, context) => {
        if (dimensaoPorFamilia) return;
        for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
      }, readDimensions),
      z.superRefine(({ fotosProdutos }, context) => {
        if (fotosProdutos.length > 0) return;
        context.addIssue({ code: 'custom', path: ['fotosProdutos'], message: REQUESTED_PHOTO_MISSING_TEXT });
      }, readPhotos),
    ),
    z.transform((values) => ({ ...values, ...(dimensaoPorFamilia && NO_DIMENSIONS) })),
  );
}

/** Values of the form of a product of a request. */
export type RequestedProductForm = FormOf<typeof requestedProductFields>;

/** A product of a request as the calls send it. */
export type RequestedProductValues = z.output<ReturnType<typeof requestedProductSchema>>;
