import type { SelectOption } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import type { LinkFields } from './linkFields.ts';

/** Joins a select to an id of the link form and to what the id is called. */
export function useOptionField<Output>(
  control: Control<LinkFields, unknown, Output>,
  idName: 'fornecedorId' | 'unidadeId',
  optionName: 'fornecedor' | 'unidade',
) {
  const { value: _id, onValueChange: setId, ...field } = useFormField(control, idName);
  const { value, onValueChange: setOption } = useFormField(control, optionName);
  return {
    ...field,
    value: value ?? null,
    onValueChange(option: SelectOption<number> | null) {
      setOption(option && { value: option.value, label: option.label });
      setId(option?.value ?? null);
    },
  };
}
