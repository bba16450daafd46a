import { Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import {
  type SupplierList,
  supplierOptionsAtom,
} from '../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';

interface StepOptionProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null>;
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
  list,
  offers,
  required = false,
  readOnly,
  ...rest
}: StepOptionProps<Values, Output>) {
  const { value, ...field } = useFormField(control, name);
  const all = useAtomValue(supplierOptionsAtom)(list, value);
  return (
    <Select
      {...rest}
      {...field}
      value={value || null}
      options={offers && !readOnly ? all.filter((option) => offers(option.value)) : all}
      required={required && !readOnly}
      readOnly={readOnly}
    />
  );
}
