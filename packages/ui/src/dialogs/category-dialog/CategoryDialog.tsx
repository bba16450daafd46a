import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { categoryDialogTexts } from './CategoryDialog.texts.ts';
import { type CategoryBindings, CategoryFields } from './CategoryFields.tsx';

export interface CategoryDialogProps extends DialogFormProps {
  /** Values of the fields, and how to change them. */
  fields: CategoryBindings;
  /** Edits an existing category, which changes the title. @default false */
  editing?: boolean | undefined;
  /** Something is missing that a category needs: it cannot be saved yet (CAT-012). @default false */
  incomplete?: boolean | undefined;
}

/**
 * Form of a category of product families (CAT-001 to 015). Neither Escape nor a press outside closes it (UIX-01).
 * Renders a `<div role="dialog">`.
 */
export function CategoryDialog({
  fields,
  editing = false,
  incomplete = false,
  saving = false,
  ...rest
}: CategoryDialogProps) {
  const messages = useMessages(categoryDialogTexts);
  return (
    <FormDialog
      {...rest}
      title={editing ? messages.categoryEdit : messages.categoryCreate}
      size="sm"
      dismissable={false}
      saving={saving}
      saveDisabledReason={incomplete ? messages.categoryIncomplete : undefined}
    >
      <CategoryFields fields={fields} readOnly={saving} />
    </FormDialog>
  );
}
