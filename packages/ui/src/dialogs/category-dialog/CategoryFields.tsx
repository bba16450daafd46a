import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { DialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { Category } from './category.ts';

/** Description, abbreviation and whether it is a kit (CAT-004 to 006). */
export function CategoryFields({ form }: { form: DialogForm<Category> }) {
  const messages = useMessages();
  return (
    <>
      <TextField {...form.text('description')} label={messages.description} required />
      <TextField {...form.text('sigla')} label={messages.abbreviation} required />
      <Checkbox
        label={messages.kit}
        checked={form.values.kit}
        onCheckedChange={(kit) => form.set('kit', kit)}
        error={form.errorOf('kit')}
        readOnly={form.saving}
      />
    </>
  );
}
