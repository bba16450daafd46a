import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { LabelledBinding } from '../../internal/form-dialog/fieldBinding.ts';

export interface CategoryBindings {
  description: LabelledBinding<string>;
  /** Abbreviation. */
  sigla: LabelledBinding<string>;
  kit: LabelledBinding<boolean>;
}

interface CategoryFieldsProps {
  fields: CategoryBindings;
  readOnly: boolean;
}

/** Description, abbreviation and whether it is a kit (CAT-004 to 006). */
export function CategoryFields({ fields, readOnly }: CategoryFieldsProps) {
  const { value: kit, onValueChange: onKitChange, ...kitField } = fields.kit;
  return (
    <>
      <TextField {...fields.description} required readOnly={readOnly} />
      <TextField {...fields.sigla} required readOnly={readOnly} />
      <Checkbox {...kitField} checked={kit} onCheckedChange={onKitChange} readOnly={readOnly} />
    </>
  );
}
