import type { supplierCategoryFields } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { supplierCategoryRegister } from './supplierCategoryRegister.ts';

const { Text } = inputsOf<typeof supplierCategoryFields>();

function OpenDialog({ register, opened }: OpenedRecord<typeof supplierCategoryRegister>) {
  const form = useRecordForm({ register, opened });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar Categoria' : 'Cadastrar Categoria'} size="sm">
      <Text name="descricao" />
    </RecordDialog>
  );
}

/** The dialog that creates and changes a category of suppliers (GAP-58). */
export function SupplierCategoryDialog() {
  const opened = useAtomValue(supplierCategoryRegister.dialogAtom);
  return opened && <OpenDialog register={supplierCategoryRegister} opened={opened} />;
}
