import { type CategoryForm, isCategoryComplete } from '@portal/domain';
import { CategoryDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { FamilyCategory } from './familyCategoryList.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).categorySchema;

const conflictFields: readonly ConflictField<CategoryForm>[] = [
  { label: 'Descrição', text: ({ descricao }) => descricao },
  { label: 'Sigla', text: ({ sigla }) => sigla },
  { label: 'Kit', text: ({ kit }) => (kit ? 'Sim' : 'Não') },
];

interface OpenDialogProps {
  opened: RecordDialogState<FamilyCategory, CategoryForm>;
}

function OpenDialog({ opened }: OpenDialogProps) {
  const { control, dialogProps, conflictProps } = useRecordForm({
    register: familyCategoryRegister,
    opened,
    loadSchema,
    fields: conflictFields,
    checkOnLeave: true,
  });
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
  return opened && <OpenDialog opened={opened} />;
}
