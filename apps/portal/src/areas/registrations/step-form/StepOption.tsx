import { Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Control, FieldPath, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import {
  type SupplierList,
  supplierOptionsAtom,
} from '../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';

type OptionName<Values extends FieldValues> = FieldPathByValue<Values, string | null>;

interface StepOptionProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: OptionName<Values>;
  /** What the value decides about, see `useFormField`. */
  deps?: FieldPath<Values>[] | undefined;
  label: string;
  /** The fixed list that its values come from. */
  list: SupplierList;
  /** Which of them are offered; all without it. */
  offers?: ((value: string) => boolean) | undefined;
  required?: boolean | undefined;
  readOnly: boolean;
  disabled?: boolean | undefined;
  /** Why it is disabled and what opens it. */
  disabledReason?: string | undefined;
}

/** One value of a fixed list of the registration. */
export function StepOption<Values extends FieldValues, Output>({
  control,
  name,
  deps,
  list,
  offers,
  required = false,
  readOnly,
  ...rest
}: StepOptionProps<Values, Output>) {
  const { value, onValueChange, ...field } = useFormField(control, name, deps);
  const all = useAtomValue(supplierOptionsAtom)(list, value);
  return (
    <Select<string>
      {...rest}
      {...field}
      value={value || null}
      // The name is that of a text.
      onValueChange={(next) => onValueChange(next as PathValue<Values, OptionName<Values>>)}
      options={offers && !readOnly ? all.filter((option) => offers(option.value)) : all}
      required={required && !readOnly}
      readOnly={readOnly}
    />
  );
}
