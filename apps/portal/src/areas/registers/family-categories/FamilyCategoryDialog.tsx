import { isCategoryComplete } from '@portal/domain';
import { CategoryDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import { useLabelledField } from '../../../shared/forms/useLabelledField.ts';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

function OpenDialog({ register, opened }: OpenedRecord<typeof familyCategoryRegister>) {
  const { fields, control, dialogProps, conflictProps } = useRecordForm({
    register,
    opened,
    checkOnLeave: true,
  });
  const description = useLabelledField(fields, control, 'descricao');
  const sigla = useLabelledField(fields, control, 'sigla');
  const kit = useLabelledField(fields, control, 'kit');
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
  return opened && <OpenDialog key={opened.record?.id} register={familyCategoryRegister} opened={opened} />;
}
