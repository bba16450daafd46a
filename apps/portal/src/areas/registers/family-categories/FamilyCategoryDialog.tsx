import { type categoryFields, type FormOf, isCategoryComplete } from '@portal/domain';
import { CategoryDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import { useLabelledField } from '../../../shared/forms/useLabelledField.ts';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { type FamilyCategory, familyCategories } from './familyCategories.ts';

function OpenDialog({
  opened,
}: {
  opened: RecordDialogState<FamilyCategory, FormOf<typeof categoryFields>>;
}) {
  const { fields, control, dialogProps, conflictProps } = useRecordForm({
    register: familyCategories,
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
  const opened = useAtomValue(familyCategories.dialogAtom);
  return opened && <OpenDialog key={opened.record?.id} opened={opened} />;
}
