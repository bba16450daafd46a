import type { DialogDraftProps, DialogFormProps } from '../../internal/form-dialog/dialogFormProps.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { type Category, checkCategory, noCategory, tidyCategory } from './category.ts';

export interface CategoryDialogProps extends DialogFormProps<Category>, DialogDraftProps<Category> {
  /** The category to edit; without one, a new one is asked for. */
  category?: Category | null | undefined;
  /** Told of the category to save, without outer spaces. */
  onSave: (category: Category) => void;
}

/**
 * Asks for a category of product families (CAT-001 to 015). Neither Escape nor a press outside closes it (UIX-01).
 * Renders a `<div role="dialog">`.
 */
export function CategoryDialog(props: CategoryDialogProps) {
  return props.open ? <OpenCategoryDialog {...props} /> : null;
}

function OpenCategoryDialog({
  category,
  initialValues,
  onValuesChange,
  onSave,
  saving = false,
  error,
  fieldErrors,
  ...rest
}: CategoryDialogProps) {
  const messages = useMessages();
  const form = useDialogForm<Category>({
    initial: initialValues ?? category ?? noCategory,
    validate: checkCategory,
    onSubmit: (values) => onSave(tidyCategory(values)),
    saving,
    fieldErrors,
    onValuesChange,
  });
  const problems = checkCategory(form.values);
  const incomplete = Boolean(problems.description ?? problems.sigla);

  return (
    <FormDialog
      {...rest}
      title={category ? messages.categoryEdit : messages.categoryCreate}
      size="sm"
      dismissable={false}
      form={form}
      error={error}
      unavailable={incomplete ? messages.categoryIncomplete : undefined}
    >
      <CategoryFields form={form} />
    </FormDialog>
  );
}
