import { familyFields } from '@portal/domain';
import { DateRangeField, FilterPanel, PagedSelect, TextField } from '@portal/ui';
import { divisionLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import {
  familyLookup,
  managerLookup,
  supplierFilterLookup,
} from '../../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import type { CatalogueList } from './catalogueList.ts';
import { useCatalogueFilter } from './useCatalogueFilter.ts';

/** A pasted code without separators. */
const bare = (text: string) => text.replace(/[\s.-]/g, '');

/** The catalogue filter: Enter or 'Pesquisar' applies it; the address keeps it (FLT-001 to FLT-012). */
export function CatalogueFilterPanel({ list }: { list: CatalogueList }) {
  const { fields, errors, clearings, set, search, clear, applied, remove } = useCatalogueFilter(list);
  const families = useLookup(familyLookup, undefined);
  const suppliers = useLookup(supplierFilterLookup, undefined);
  const divisions = useLookup(divisionLookup, undefined);
  const managers = useLookup(managerLookup, undefined);
  return (
    <FilterPanel applied={applied} onRemove={remove} onSearch={search} onClear={clear}>
      <PagedSelect
        {...families.choice}
        label="Família"
        placeholder="Todas"
        reserveMessage={false}
        value={fields.familia}
        onValueChange={(familia) => set({ familia })}
      />
      <PagedSelect
        {...suppliers.choice}
        label="Fornecedor"
        placeholder="Todos"
        reserveMessage={false}
        value={fields.fornecedor}
        onValueChange={(fornecedor) => set({ fornecedor })}
      />
      <TextField
        label="Código do produto"
        inputMode="numeric"
        maxLength={20}
        reserveMessage={false}
        value={fields.codigo}
        error={errors.codigo}
        onValueChange={(text) => set({ codigo: bare(text).replace(/^0+/, '') })}
      />
      <DateRangeField
        key={clearings}
        label="Período"
        reserveMessage={false}
        value={fields.periodo}
        error={errors.periodo}
        onValueChange={(periodo, { problem }) => set({ periodo, problemaPeriodo: problem })}
      />
      <PagedSelect
        {...divisions.choice}
        label={familyFields.divisoesId.label}
        placeholder="Todas"
        reserveMessage={false}
        searchDelayMs={300} // FLT-011
        value={fields.divisao}
        onValueChange={(divisao) => set({ divisao })}
      />
      <PagedSelect
        {...managers.choice}
        label="Gestor"
        placeholder="Todos"
        reserveMessage={false}
        value={fields.gestor}
        onValueChange={(gestor) => set({ gestor })}
      />
      <TextField
        label="EAN"
        inputMode="numeric"
        maxLength={20}
        reserveMessage={false}
        value={fields.ean}
        error={errors.ean}
        onValueChange={(text) => set({ ean: bare(text) })}
      />
    </FilterPanel>
  );
}
