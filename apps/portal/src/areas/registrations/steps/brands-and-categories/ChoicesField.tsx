import type { NamedRecord } from '@portal/domain';
import { MultiSelect, type MultiSelectProps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import type { SupplierChoices } from './supplierChoices.ts';

interface ChoicesFieldProps
  extends Pick<MultiSelectProps<number>, 'label' | 'onBlur' | 'inputRef' | 'error' | 'required'> {
  choices: SupplierChoices;
  /** Name in the form. */
  name: string;
  value: readonly NamedRecord[];
  onValueChange(records: NamedRecord[]): void;
}

/**
 * Brands or categories of a supplier as chips, searched page by page, and created by Enter where there is none of that
 * name; a chip whose creation fails goes again, with the words of the server (ST2-002 to ST2-020).
 */
export function ChoicesField({ choices, name, value, onValueChange, ...field }: ChoicesFieldProps) {
  const api = useAtomValue(apiAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const { choice } = useLookup(choices.lookup);

  const create = async (text: string) => {
    const record = await choices.create(api, text);
    void client.invalidateQueries({ queryKey: ['get', choices.lookup.path] });
    return choices.lookup.option(record);
  };

  return (
    <MultiSelect
      {...field}
      {...choice}
      name={name}
      value={value.map(choices.lookup.option)}
      onValueChange={(options) =>
        onValueChange(options.map((option) => ({ id: option.value, descricao: option.label })))
      }
      onCreate={create}
      createMaxLength={choices.maxLength}
    />
  );
}
