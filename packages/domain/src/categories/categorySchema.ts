import { z } from 'zod';
import { flag } from '../fields/numberFields.ts';
import { requiredUpperText } from '../fields/textFields.ts';

/** Most characters of the description of a category, of families or of suppliers. */
export const CATEGORY_DESCRIPTION_MAX = 60;

/** Most characters of the abbreviation of a category. */
export const CATEGORY_ABBREVIATION_MAX = 10;

const descricao = () => requiredUpperText(CATEGORY_DESCRIPTION_MAX);

/**
 * Form and body of a category of families (CAT-004 to CAT-006, CAT-010, CAT-011, GAP-13): description and abbreviation
 * in capitals (D18), both required with 'Campo obrigatório', and whether its products are kits.
 */
export const categorySchema = z.object({
  descricao: descricao(),
  sigla: requiredUpperText(CATEGORY_ABBREVIATION_MAX),
  kit: flag(),
});

/** Values of the form of a category. */
export type CategoryForm = z.input<typeof categorySchema>;

/** Category as the calls send it. */
export type CategoryBody = z.output<typeof categorySchema>;

/** The form of a new category before anybody fills it in, and after the dialog was closed (CAT-009, FRM-33). */
export const emptyCategoryForm: CategoryForm = { descricao: '', sigla: '', kit: false };

/** Whether a category can be saved: it has a description and an abbreviation (CAT-012). */
export function isCategoryComplete({ descricao, sigla }: CategoryForm): boolean {
  return descricao.trim() !== '' && sigla.trim() !== '';
}

/** Form and body of a category of suppliers, which has a description only (GAP-58). */
export const supplierCategorySchema = z.object({ descricao: descricao() });

/** Values of the form of a category of suppliers. */
export type SupplierCategoryForm = z.input<typeof supplierCategorySchema>;

/** Category of suppliers as the calls send it. */
export type SupplierCategoryBody = z.output<typeof supplierCategorySchema>;
