import { lazyPart } from '../../../shared/loading/lazyPart.ts';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { familyCategoryColumns } from './familyCategoryColumns.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

const FamilyCategoryDialog = lazyPart(
  async () => (await import('./FamilyCategoryDialog.tsx')).FamilyCategoryDialog,
);

/** The categories of product families (GAP-58, ONB-025). */
export function FamilyCategoriesPage() {
  return (
    <RegisterPage
      register={familyCategoryRegister}
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
FamilyCategoriesPage.asking = familyCategoryRegister.list.rowsAtom.askingAtom;
