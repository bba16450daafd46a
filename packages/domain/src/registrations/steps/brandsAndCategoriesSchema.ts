import * as z from 'zod/mini';
import { shapeOf } from '../../fields/defineFields.ts';
import { REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { flag } from '../../fields/numberFields.ts';
import { whenReadable } from '../../fields/whenReadable.ts';
import {
  brandsAndCategoriesFields,
  CATEGORIES_TEXT,
  chosenId,
  chosenRows,
} from './brandsAndCategoriesFields.ts';

const { categoriaPrincipalId: _chosenApart, ...rest } = shapeOf(brandsAndCategoriesFields);

const principalMissing = { code: 'custom' as const, path: ['categoriaPrincipalId'], message: REQUIRED_TEXT };

/**
 * Body of step 2 (ST2-012, ST2-021 to ST2-027, G-28): at least one brand and one category, one of which is the
 * principal one; the message of a missing principal category is at `categoriaPrincipalId`, as in the form. Shops in
 * capitals, each once; the remarks as typed (D18). The documents of the step are asked with `missingDocuments`.
 */
export const brandsAndCategoriesSchema = z
  .object({
    ...rest,
    categorias: z.pipe(
      z.transform((value: { id: number; principal: boolean }[]) => value ?? []),
      chosenRows(z.object({ id: chosenId, principal: flag() }), CATEGORIES_TEXT),
    ),
  })
  .check(
    z.superRefine(({ categorias }, context) => {
      if (categorias.length === 0 || categorias.filter(({ principal }) => principal).length === 1) return;
      context.addIssue(principalMissing);
    }),
  );

/**
 * Form of step 2: the principal category is chosen apart, among the chosen ones (ST2-022 to ST2-024), and comes out as
 * the flag of that category. It is missing only where there are some to choose from.
 */
export const brandsAndCategoriesFormSchema = z.pipe(
  z.object(shapeOf(brandsAndCategoriesFields)).check(
    z.superRefine(
      ({ categorias, categoriaPrincipalId }, context) => {
        if (categorias.length === 0 || categorias.some(({ id }) => id === categoriaPrincipalId)) return;
        context.addIssue(principalMissing);
      },
      whenReadable(
        z.object({
          categorias: z.array(z.object({ id: z.int() })),
          categoriaPrincipalId: z.nullable(z.int()),
        }),
      ),
    ),
  ),
  z.transform(({ categoriaPrincipalId, categorias, ...values }) => ({
    ...values,
    categorias: categorias.map(({ id }) => ({ id, principal: id === categoriaPrincipalId })),
  })),
);

/** Step 2 as the call sends it. */
export type BrandsAndCategoriesBody = z.output<typeof brandsAndCategoriesSchema>;
