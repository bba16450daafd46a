import { isCategoryComplete } from '@portal/domain';
import { CategoryDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

function OpenDialog({ register, opened }: OpenedRecord<typeof familyCategoryRegister>) {
  const { control, dialogProps, conflictProps } = useRecordForm({ register, opened, checkOnLeave: true });
  const description = useFormField(control, 'descricao');
  const sigla = useFormField(control, 'sigla');
  const kit = useFormField(control, 'kit');
  return (
    <>
      <CategoryDialog
        {...dialogProps}
        editing={opened.record !== null}
        fields={{ description, sigla, kit }}
        incomplete={!isCategoryComplete({ descricao: description.value, sigla: sigla.value, kit: kit.value })}
      />
      <ConflictDialog {...conflictProps} />
    </>
  );
}

/** The dialog that creates and changes a category of families (CAT-001 to CAT-015). */
export function FamilyCategoryDialog() {
  const opened = useAtomValue(familyCategoryRegister.dialogAtom);
  return opened && <OpenDialog register={familyCategoryRegister} opened={opened} />;
}
