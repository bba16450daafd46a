import { CODE_DIGITS, familyFields } from '@portal/domain';
import { DateRangeField, PagedSelect, type SelectOption, TextField } from '@portal/ui';
import { typedPeriod } from '../../../../shared/list/typedPeriod.ts';
import { type DivisionsOf, divisionLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import {
  familyLookup,
  managerLookup,
  supplierFilterLookup,
} from '../../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import type { FilterFields, FilterProblems } from './useCatalogueFilter.ts';

export interface FilterFieldProps {
  filter: {
    fields: FilterFields;
    errors: FilterProblems;
    set: (next: Partial<FilterFields>) => void;
  };
}

/** Most characters of a pasted code: its digits and some separators. */
export const PASTED_CODE_MAX = CODE_DIGITS + 5;

/** A pasted code without separators. */
export const bare = (text: string) => text.replace(/[\s.-]/g, '');

interface SupplierFilterProps {
  value: SelectOption<number> | null;
  onValueChange(supplier: SelectOption<number> | null): void;
}

/** The supplier, in the line of the filter (FLT-002, LOT-001). */
export function SupplierFilter(props: SupplierFilterProps) {
  const suppliers = useLookup(supplierFilterLookup);
  return (
    <PagedSelect {...suppliers.choice} {...props} label="Fornecedor" hideLabel placeholder="Fornecedor" />
  );
}

/** Family, code of the product and period (FLT-001, FLT-003, FLT-004, LOT-005 to LOT-007). */
export function ProductFields({ filter: { fields, errors, set } }: FilterFieldProps) {
  const families = useLookup(familyLookup);
  return (
    <>
      <PagedSelect
        {...families.choice}
        label="Família"
        placeholder="Todas"
        value={fields.familia}
        onValueChange={(familia) => set({ familia })}
      />
      <TextField
        label="Código do produto"
        inputMode="numeric"
        maxLength={PASTED_CODE_MAX}
        value={fields.codigo}
        error={errors.codigo}
        onValueChange={(text) => set({ codigo: bare(text).replace(/^0+/, '') })}
      />
      <DateRangeField
        label="Período"
        value={fields.periodo}
        error={errors.periodo}
        onValueChange={(period, change) =>
          set({ periodo: typedPeriod(period, change), problemaPeriodo: change.problem })
        }
      />
    </>
  );
}

interface DivisionFieldProps extends FilterFieldProps {
  /** What the divisions are narrowed to. @default all */
  of?: DivisionsOf;
}

/** The division (FLT-005, LOT-004, LOT-037). */
export function DivisionField({ filter, of }: DivisionFieldProps) {
  const divisions = useLookup(divisionLookup, of);
  return (
    <PagedSelect
      {...divisions.choice}
      label={familyFields.divisoesId.label}
      placeholder="Todas"
      value={filter.fields.divisao}
      onValueChange={(divisao) => filter.set({ divisao })}
    />
  );
}

/** The manager (FLT-006, LOT-002). */
export function ManagerField({ filter: { fields, set } }: FilterFieldProps) {
  const managers = useLookup(managerLookup);
  return (
    <PagedSelect
      {...managers.choice}
      label="Gestor"
      placeholder="Todos"
      value={fields.gestor}
      onValueChange={(gestor) => set({ gestor })}
    />
  );
}
