import type { brandFields } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { BrandRegister } from './createBrandRegister.ts';

const { Text } = inputsOf<typeof brandFields>();

function OpenDialog({ register, opened }: OpenedRecord<BrandRegister>) {
  const form = useRecordForm({ register, opened });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar Marca' : 'Cadastrar Marca'} size="sm">
      <Text name="descricao" />
    </RecordDialog>
  );
}

/** The dialog that creates and changes a brand (BRD-014 to BRD-019, BRD-029). */
export function BrandDialog({ register }: { register: BrandRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenDialog register={register} opened={opened} />;
}
