import type { CategoryForm } from '@portal/domain';
import { CategoryDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useLibraryDialog } from '../register/useLibraryDialog.ts';
import { categoryConflictFields, categoryNames, toCategoryForm, toCategoryValues } from './categoryValues.ts';
import type { FamilyCategory } from './familyCategoryList.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).categorySchema;

interface OpenDialogProps {
  opened: RecordDialogState<FamilyCategory, CategoryForm>;
}

function OpenDialog({ opened }: OpenDialogProps) {
  const { key, dialogProps, conflictProps } = useLibraryDialog({
    register: familyCategoryRegister,
    opened,
    loadSchema,
    conflictFields: categoryConflictFields,
    names: categoryNames,
    toValues: toCategoryValues,
    toForm: toCategoryForm,
  });
  return (
    <>
      <CategoryDialog
        key={key}
        {...dialogProps}
        category={opened.record && toCategoryValues(opened.record)}
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
