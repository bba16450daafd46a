import { checkText, type Problems } from '../../internal/form-dialog/fieldRules.ts';

/** A category of product families, as the dialog knows it. */
export interface Category {
  description: string;
  /** Abbreviation. */
  sigla: string;
  kit: boolean;
}

export const noCategory: Category = { description: '', sigla: '', kit: false };

/** Description and abbreviation are required (CAT-010, CAT-011). */
export function checkCategory({ description, sigla }: Category): Problems<Category> {
  return { description: checkText(description), sigla: checkText(sigla) };
}

/** Without spaces around the texts. */
export const tidyCategory = ({ description, sigla, kit }: Category): Category => ({
  description: description.trim(),
  sigla: sigla.trim(),
  kit,
});
