import { z } from 'zod';
import { INVALID_NUMBER, INVALID_TEXT, REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { flag } from '../../fields/numberFields.ts';
import { optionalPlainText, requiredUpperText } from '../../fields/textFields.ts';

/** Most brands, and most categories, of a supplier. */
export const SUPPLIER_CHOICES_MAX = 200;

/** Most reference shops. */
export const SHOPS_MAX = 50;

/** Most characters of a reference shop. */
export const SHOP_MAX = 100;

/** Most characters of the general remarks. */
export const REMARKS_MAX = 2000;

/** Hint of the reference shops (ST2-026). */
export const SHOPS_HINT = 'Descreva cada Loja e aperte Enter';

const BRANDS_TEXT = 'Seleciona as marcas';
const CATEGORIES_TEXT = 'Seleciona as categorias';
const TOO_MANY = `Selecione no máximo ${SUPPLIER_CHOICES_MAX} opções`;

const id = z.int({ error: INVALID_NUMBER }).min(1, INVALID_NUMBER);

/** Each record once, the first of its id. */
function unique<Item extends { id: number }>(items: readonly Item[]): Item[] {
  return items.filter((item, index) => items.findIndex((other) => other.id === item.id) === index);
}

const rest = {
  marcas: z.preprocess(
    (value: { id: number }[]) => value ?? [],
    z.array(z.object({ id })).min(1, BRANDS_TEXT).max(SUPPLIER_CHOICES_MAX, TOO_MANY).transform(unique),
  ),
  lojas: z.preprocess(
    (value: string[]) =>
      Array.isArray(value)
        ? value.filter((shop) => typeof shop !== 'string' || shop.trim() !== '')
        : (value ?? []),
    z
      .array(requiredUpperText(SHOP_MAX), { error: INVALID_TEXT })
      .max(SHOPS_MAX, `Inclua no máximo ${SHOPS_MAX} lojas`)
      .transform((shops) => [...new Set(shops)]),
  ),
  observacoesCadastro: optionalPlainText(REMARKS_MAX),
};

/**
 * Body of step 2 (ST2-012, ST2-021 to ST2-027, G-28): at least one brand and one category, one of which is the
 * principal one; the message of a missing principal category is at `categoriaPrincipalId`, as in the form. Shops in
 * capitals, each once; the remarks as typed (D18). The documents of the step are asked with `missingDocuments`.
 */
export const brandsAndCategoriesSchema = z
  .object({
    ...rest,
    categorias: z.preprocess(
      (value: { id: number; principal: boolean }[]) => value ?? [],
      z
        .array(z.object({ id, principal: flag() }))
        .min(1, CATEGORIES_TEXT)
        .max(SUPPLIER_CHOICES_MAX, TOO_MANY)
        .transform(unique),
    ),
  })
  .superRefine(({ categorias }, context) => {
    if (categorias.length === 0 || categorias.filter(({ principal }) => principal).length === 1) return;
    context.addIssue({ code: 'custom', path: ['categoriaPrincipalId'], message: REQUIRED_TEXT });
  });

/**
 * Form of step 2: the principal category is chosen apart, among the chosen ones (ST2-022 to ST2-024), and comes out as
 * the flag of that category.
 */
export const brandsAndCategoriesFormSchema = z
  .object({
    ...rest,
    categorias: z
      .array(z.object({ id }))
      .min(1, CATEGORIES_TEXT)
      .max(SUPPLIER_CHOICES_MAX, TOO_MANY)
      .transform(unique),
    categoriaPrincipalId: z.int().nullable(),
  })
  .superRefine(
    ({ categorias, categoriaPrincipalId }, context) => {
      if (categorias.some((category) => category.id === categoriaPrincipalId)) return;
      context.addIssue({ code: 'custom', path: ['categoriaPrincipalId'], message: REQUIRED_TEXT });
    },
    {
      when: ({ value }) =>
        z
          .object({ categorias: z.array(z.object({ id })), categoriaPrincipalId: z.int().nullable() })
          .safeParse(value).success,
    },
  )
  .transform(({ categoriaPrincipalId, categorias, ...values }) => ({
    ...values,
    categorias: categorias.map((category) => ({
      ...category,
      principal: category.id === categoriaPrincipalId,
    })),
  }));

/** Values of the form of step 2. */
export type BrandsAndCategoriesForm = z.input<typeof brandsAndCategoriesFormSchema>;

/** Step 2 as the call sends it. */
export type BrandsAndCategoriesBody = z.output<typeof brandsAndCategoriesSchema>;
