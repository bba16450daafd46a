import { TextField } from '@portal/ui';
import {
  bare,
  DivisionField,
  type FilterFieldProps,
  ManagerField,
  PASTED_CODE_MAX,
  ProductFields,
} from './productFilterFields.tsx';

/** The further fields of the catalogue filter: Enter or 'Pesquisar' applies them; the address keeps them (FLT-001 to FLT-012). */
export function CatalogueFilterFields({ filter }: FilterFieldProps) {
  return (
    <>
      <ProductFields filter={filter} />
      <DivisionField filter={filter} />
      <ManagerField filter={filter} />
      <TextField
        label="EAN"
        inputMode="numeric"
        maxLength={PASTED_CODE_MAX}
        value={filter.fields.ean}
        error={filter.errors.ean}
        onValueChange={(text) => filter.set({ ean: bare(text) })}
      />
    </>
  );
}
