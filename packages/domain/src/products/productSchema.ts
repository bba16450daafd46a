import * as z from 'zod/mini';
import { type FormOf, shapeOf } from '../fields/defineFields.ts';
import { dimensionFields, dimensionProblems, NO_DIMENSIONS } from '../fields/dimensions.ts';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { requiredOption, text } from '../fields/kinds.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { contentFields } from './contentFields.ts';
import { PHOTO_MISSING_TEXT } from './photoRules.ts';
import { PRODUCT_NAME_ALERT_TEXT, PRODUCT_NAME_MAX } from './productName.ts';
import { isChoosableStatus } from './productStatusOptions.ts';

/** Prompt of the editable name of a legacy product, also its message when it is empty (PRD-050, GAP-62). */
export const LEGACY_NAME_PROMPT = 'Insira nome do produto';

/** Message of a product without status (PRD-057). */
export const STATUS_MISSING_TEXT = 'Selecione um status';

/** Facts about the product and its family. */
export interface ProductFacts {
  /** The product is being created: it needs a photo (PRD-051). */
  isNew: boolean;
  /** The volume type of the family is a power: the voltage is needed (PRD-039). */
  power: boolean;
  /** The family holds the dimensions (PRD-045). */
  dimensaoPorFamilia: boolean;
  /** The product came from the legacy system: its name is typed, its variation may be missing (PRD-038, PRD-049). */
  importadoLegado: boolean;
  /** The stored status, which may stay although it cannot be chosen, such as `Aguardando`; `null` for a new product. */
  currentStatus: string | null;
}

/** The fields of a product of the catalogue in the order of its form (GAP-29). */
export const productFields = {
  nome: text({ label: 'Nome', max: PRODUCT_NAME_MAX, tooLong: PRODUCT_NAME_ALERT_TEXT }),
  variacao: text({ label: 'Variação', max: 100 }),
  voltagem: text({ label: 'Voltagem', max: 10 }), // PRD-040
  status: requiredOption({ label: 'Status', list: 'status', missing: STATUS_MISSING_TEXT }),
  ...contentFields,
};

const productValues = z.object(shapeOf(productFields));

const read = {
  texts: whenReadable(z.pick(productValues, { nome: true, variacao: true, voltagem: true })),
  dimensions: whenReadable(z.object(shapeOf(dimensionFields))),
  status: whenReadable(z.object({ status: z.string() })),
  photos: whenReadable(z.pick(productValues, { fotosProdutos: true })),
};

type Texts = Pick<z.output<typeof productValues>, 'nome' | 'variacao' | 'voltagem'>;

/** The required texts that are missing; only legacy products have a typed name. */
function missingTexts(
  { nome, variacao, voltagem }: Texts,
  { importadoLegado, power }: ProductFacts,
): [keyof Texts, string][] {
  const problems: [keyof Texts, string][] = [];
  if (importadoLegado && nome === null) problems.push(['nome', LEGACY_NAME_PROMPT]);
  if (!importadoLegado && variacao === null) problems.push(['variacao', REQUIRED_TEXT]);
  if (power && voltagem === null) problems.push(['voltagem', REQUIRED_TEXT]);
  return problems;
}

/**
 * Form and body of a product of the catalogue: variation unless legacy (PRD-038), voltage for a power (PRD-039,
 * PRD-040), dimensions above 0 unless the family holds them (PRD-041 to PRD-045, GAP-61), a status (PRD-057), a photo
 * for a new product (PRD-051), a name for a legacy one (PRD-049, PRD-050, GAP-62), a video link of http or https.
 *
 * What comes out is what is sent: `nome` is `null` unless the product is legacy, since it is computed with
 * `productName`; the dimensions are `null` when the family holds them; photos are numbered from 0 in their order, the
 * first being the thumbnail (PRD-052, GAP-49).
 */
export function productSchema(facts: ProductFacts) {
  const fields = facts.importadoLegado
    ? productValues
    : // A computed name that the form shows is not judged here but where it is computed (PRD-048).
      z.extend(productValues, {
        nome: z.pipe(
          z.transform((_shown: string) => null),
          z.null(),
        ),
      });
  return z.pipe(
    fields.check(
      z.superRefine((values, context) => {
        for (const [field, message] of missingTexts(values, facts)) {
          context.addIssue({ code: 'custom', path: [field], message });
        }
      }, read.texts),
      z.superRefine((values, context) => {
        if (facts.dimensaoPorFamilia) return;
        for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
      }, read.dimensions),
      z.superRefine(({ status }, context) => {
        if (status === '' || status === facts.currentStatus || isChoosableStatus(status)) return;
        context.addIssue({ code: 'custom', path: ['status'], message: STATUS_MISSING_TEXT });
      }, read.status),
      z.superRefine(({ fotosProdutos }, context) => {
        if (!facts.isNew || fotosProdutos.length > 0) return;
        context.addIssue({ code: 'custom', path: ['fotosProdutos'], message: PHOTO_MISSING_TEXT });
      }, read.photos),
    ),
    z.transform((values) => ({ ...values, ...(facts.dimensaoPorFamilia && NO_DIMENSIONS) })),
  );
}

/** Values of the product form. */
export type ProductForm = FormOf<typeof productFields>;

/** Product as the calls send it. */
export type ProductValues = z.output<ReturnType<typeof productSchema>>;
