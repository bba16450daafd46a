import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';
import { useMessages } from '../../locale/useMessages.ts';

export interface CategoryBindings {
  description: FieldBinding<string>;
  /** Abbreviation. */
  sigla: FieldBinding<string>;
  kit: FieldBinding<boolean>;
}

interface CategoryFieldsProps {
  fields: CategoryBindings;
  readOnly: boolean;
}

/** Description, abbreviation and whether it is a kit (CAT-004 to 006). */
export function CategoryFields({ fields, readOnly }: CategoryFieldsProps) {
  const messages = useMessages();
  const { value: kit, onValueChange: onKitChange, ...kitField } = fields.kit;
  return (
    <>
      <TextField {...fields.description} label={messages.description} required readOnly={readOnly} />
      <TextField {...fields.sigla} label={messages.abbreviation} required readOnly={readOnly} />
      <Checkbox
        {...kitField}
        label={messages.kit}
        checked={kit}
        onCheckedChange={onKitChange}
        readOnly={readOnly}
      />
    </>
  );
}
