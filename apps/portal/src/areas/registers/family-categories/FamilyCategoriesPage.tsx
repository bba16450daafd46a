import { RegisterPage } from '../register/RegisterPage.tsx';
import { FamilyCategoryDialog } from './FamilyCategoryDialog.tsx';
import { familyCategoryColumns } from './familyCategoryColumns.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

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
