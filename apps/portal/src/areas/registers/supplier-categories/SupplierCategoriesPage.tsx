import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { RecordLeftOver } from '../../../shared/records/RecordLeftOver.tsx';
import { RecordRemoval } from '../../../shared/records/RecordRemoval.tsx';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { descriptionColumn } from '../register/codeColumns.ts';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { SupplierCategoryDialog } from './SupplierCategoryDialog.tsx';
import type { SupplierCategory } from './supplierCategoryList.ts';
import { supplierCategoryRegister } from './supplierCategoryRegister.ts';

const nameOf = ({ descricao }: { descricao: string }) => descricao;

function useColumns() {
  const edit = useSetAtom(supplierCategoryRegister.openRecordAtom);
  const remove = useSetAtom(supplierCategoryRegister.removalAtom);
  return useMemo(
    () => [descriptionColumn<SupplierCategory>(), recordActions<SupplierCategory>({ edit, remove })],
    [edit, remove],
  );
}

/** The categories that suppliers work in (GAP-58, ONB-026). */
export function SupplierCategoriesPage() {
  return (
    <RegisterPage
      register={supplierCategoryRegister}
      columns={useColumns()}
      searchPlaceholder="Busque por descrição"
    >
      <RecordLeftOver
        register={supplierCategoryRegister}
        title="Você tinha uma categoria não salva"
        nameOf={nameOf}
      />
      <SupplierCategoryDialog />
      <RecordRemoval
        register={supplierCategoryRegister}
        title="Excluir categoria"
        confirmLabel="Excluir"
        nameOf={nameOf}
      />
    </RegisterPage>
  );
}
