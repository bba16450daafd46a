import type { supplierCategoryFields } from '@portal/domain';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { supplierCategories } from './supplierCategories.ts';

const { Text } = inputsOf<typeof supplierCategoryFields>();

const titles = { create: 'Cadastrar Categoria', edit: 'Editar Categoria' };

/** The dialog that creates and changes a category of suppliers (GAP-58). */
export function SupplierCategoryDialog() {
  return (
    <RecordDialog register={supplierCategories} titles={titles} size="sm">
      <Text name="descricao" />
    </RecordDialog>
  );
}
