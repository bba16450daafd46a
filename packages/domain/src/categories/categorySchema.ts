import { normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { type FormOf, shapeOf } from '../fields/defineFields.ts';
import { flag, requiredText } from '../fields/kinds.ts';

/** Most characters of the description of a category, of families or of suppliers. */
export const CATEGORY_DESCRIPTION_MAX = 60;

/** The field of a category of suppliers (GAP-58): its description in capitals (D18). */
export const supplierCategoryFields = {
  descricao: requiredText({ label: 'Descrição', max: CATEGORY_DESCRIPTION_MAX }),
};

/** Form and body of a category of suppliers. */
export const supplierCategorySchema = z.object(shapeOf(supplierCategoryFields));

/** Category of suppliers as the calls send it. */
export type SupplierCategoryBody = z.output<typeof supplierCategorySchema>;

/**
 * The fields of a category of families (CAT-004 to CAT-006, CAT-010, CAT-011, GAP-13): description and abbreviation in
 * capitals (D18), and whether its products are kits.
 */
export const categoryFields = {
  ...supplierCategoryFields,
  sigla: requiredText({ label: 'Sigla', max: 10 }),
  kit: flag({ label: 'Kit' }),
};

/** Form and body of a category of families. */
export const categorySchema = z.object(shapeOf(categoryFields));

/** Category of families as the calls send it. */
export type CategoryBody = z.output<typeof categorySchema>;

/** Whether a category of families can be saved: it has a description and an abbreviation (CAT-012). */
export function isCategoryComplete({ descricao, sigla }: FormOf<typeof categoryFields>): boolean {
  return normalizeLine(descricao) !== '' && normalizeLine(sigla) !== '';
}
