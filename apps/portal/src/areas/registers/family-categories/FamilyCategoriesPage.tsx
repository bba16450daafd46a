import { RecordLeftOver } from '../../../shared/records/RecordLeftOver.tsx';
import { RecordRemoval } from '../../../shared/records/RecordRemoval.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { FamilyCategoryDialog } from './FamilyCategoryDialog.tsx';
import { familyCategoryRegister } from './familyCategoryRegister.ts';
import { useFamilyCategoryColumns } from './useFamilyCategoryColumns.ts';

const nameOf = ({ descricao }: { descricao: string }) => descricao;

/** The categories of product families (GAP-58, ONB-025). */
export function FamilyCategoriesPage() {
  return (
    <RegisterPage
      register={familyCategoryRegister}
      columns={useFamilyCategoryColumns()}
      searchPlaceholder="Busque por descrição ou sigla"
    >
      <RecordLeftOver
        register={familyCategoryRegister}
        title="Você tinha uma categoria não salva"
        nameOf={nameOf}
      />
      <FamilyCategoryDialog />
      <RecordRemoval
        register={familyCategoryRegister}
        title="Excluir categoria"
        confirmLabel="Excluir"
        nameOf={nameOf}
      />
    </RegisterPage>
  );
}
