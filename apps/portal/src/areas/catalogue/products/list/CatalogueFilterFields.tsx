import { familyFields } from '@portal/domain';
import { DateRangeField, PagedSelect, TextField } from '@portal/ui';
import { divisionLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import {
  familyLookup,
  managerLookup,
  supplierFilterLookup,
} from '../../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import type { CatalogueFilter } from './useCatalogueFilter.ts';

/** A pasted code without separators. */
const bare = (text: string) => text.replace(/[\s.-]/g, '');

/** The supplier, which is searched for at once (FLT-002). */
export function SupplierFilter({ filter: { fields, chooseSupplier } }: { filter: CatalogueFilter }) {
  const suppliers = useLookup(supplierFilterLookup, undefined);
  return (
    <PagedSelect
      {...suppliers.choice}
      label="Fornecedor"
      hideLabel
      placeholder="Fornecedor"
      value={fields.fornecedor}
      onValueChange={chooseSupplier}
    />
  );
}

/** The further fields of the catalogue filter: Enter or 'Pesquisar' applies them; the address keeps them (FLT-001 to FLT-012). */
export function CatalogueFilterFields({ filter }: { filter: CatalogueFilter }) {
  const { fields, errors, set } = filter;
  const families = useLookup(familyLookup, undefined);
  const divisions = useLookup(divisionLookup, undefined);
  const managers = useLookup(managerLookup, undefined);
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
        maxLength={20}
        value={fields.codigo}
        error={errors.codigo}
        onValueChange={(text) => set({ codigo: bare(text).replace(/^0+/, '') })}
      />
      <DateRangeField
        label="Período"
        value={fields.periodo}
        error={errors.periodo}
        onValueChange={(periodo, { problem }) => set({ periodo, problemaPeriodo: problem })}
      />
      <PagedSelect
        {...divisions.choice}
        label={familyFields.divisoesId.label}
        placeholder="Todas"
        value={fields.divisao}
        onValueChange={(divisao) => set({ divisao })}
      />
      <PagedSelect
        {...managers.choice}
        label="Gestor"
        placeholder="Todos"
        value={fields.gestor}
        onValueChange={(gestor) => set({ gestor })}
      />
      <TextField
        label="EAN"
        inputMode="numeric"
        maxLength={20}
        value={fields.ean}
        error={errors.ean}
        onValueChange={(text) => set({ ean: bare(text) })}
      />
    </>
  );
}
