import { lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { familyCategories } from './familyCategories.ts';
import { familyCategoryColumns } from './familyCategoryColumns.ts';

const FamilyCategoryDialog = lazyOverlay(
  async () => (await import('./FamilyCategoryDialog.tsx')).FamilyCategoryDialog,
);

/** The categories of product families (GAP-58, ONB-025). */
export function FamilyCategoriesPage() {
  return (
    <RegisterPage
      register={familyCategories}
      columns={familyCategoryColumns}
      searchPlaceholder="Busque por descrição ou sigla"
      draftTitle="Você tinha uma categoria não salva"
      removalTitle="Excluir categoria"
      nameOf={({ descricao }) => descricao}
    >
      <FamilyCategoryDialog />
    </RegisterPage>
  );
}
FamilyCategoriesPage.prefetch = familyCategories.list.rowsAtom.prefetchAtom;
