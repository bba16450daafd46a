import { createRandom } from '../random.ts';
import type { RegisteredSupplier } from '../suppliers/suppliers.ts';

/** Categories that suppliers work in. */
export const supplierCategories: readonly { readonly id: number; readonly descricao: string }[] = [
  'ALIMENTOS',
  'BEBIDAS',
  'BOMBONIERE',
  'LIMPEZA',
  'HIGIENE E PERFUMARIA',
  'UTILIDADES DOMÉSTICAS',
  'MESA E COZINHA',
  'ELETROPORTÁTEIS',
  'FERRAMENTAS',
  'MATERIAIS ELÉTRICOS',
  'EMBALAGENS',
  'HORTIFRUTI',
  'LOGÍSTICA',
  'PAPELARIA',
].map((descricao, index) => ({ id: index + 1, descricao }));

/** A category that a supplier works in. */
interface ChoiceRow {
  readonly fornecedorId: number;
  readonly categoriaId: number;
  readonly principal: boolean;
}

/** One to three categories of each supplier that has chosen its brands, the first one the principal. */
export function createCategoryChoices(suppliers: readonly RegisteredSupplier[]): ChoiceRow[] {
  const random = createRandom('supplier categories');
  return suppliers
    .filter(({ marcasIds }) => marcasIds.length > 0)
    .flatMap(({ supplier }) =>
      random.sample(supplierCategories, random.integer(1, 3)).map(({ id }, index) => ({
        fornecedorId: supplier.id,
        categoriaId: id,
        principal: index === 0,
      })),
    );
}
