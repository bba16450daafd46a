import { descriptionColumn } from '../../../shared/list/codeColumns.ts';
import { lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { supplierCategories } from './supplierCategories.ts';

const SupplierCategoryDialog = lazyOverlay(
  async () => (await import('./SupplierCategoryDialog.tsx')).SupplierCategoryDialog,
);

const columns = [descriptionColumn()];

/** The categories that suppliers work in (GAP-58, ONB-026). */
export function SupplierCategoriesPage() {
  return (
    <RegisterPage
      register={supplierCategories}
      columns={columns}
      searchPlaceholder="Busque por descrição"
      draftTitle="Você tinha uma categoria não salva"
      removalTitle="Excluir categoria"
      nameOf={({ descricao }) => descricao}
    >
      <SupplierCategoryDialog />
    </RegisterPage>
  );
}
SupplierCategoriesPage.prefetch = supplierCategories.list.rowsAtom.prefetchAtom;
