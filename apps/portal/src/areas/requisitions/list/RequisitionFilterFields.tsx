import { REQUISITION_DEPARTMENT, requisitionFields } from '@portal/domain';
import { DateRangeField, MultiSelect, PagedSelect, Select, TextField } from '@portal/ui';
import { typedPeriod } from '../../../shared/list/typedPeriod.ts';
import { tagLookup } from '../../../shared/lookups/catalogueLookups.ts';
import { managerLookup, supplierFilterLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import type { RequisitionFilter } from './useRequisitionFilter.ts';

interface FilterFieldsProps {
  filter: RequisitionFilter;
}

const { gestorId, tipoLiberacao, fornecedorId, tags: tagField } = requisitionFields;

/** Supplier and, where the list has requisitions of any, the status: in the line of the filter (RQL-005, RQL-008, RQL-011). */
export function RequisitionLineFields({
  filter: { fields, statuses, set },
  showsStatus,
}: FilterFieldsProps & { showsStatus: boolean }) {
  const suppliers = useLookup(supplierFilterLookup);
  return (
    <>
      <PagedSelect
        {...suppliers.choice}
        label={fornecedorId.label}
        hideLabel
        placeholder={fornecedorId.label}
        value={fields.fornecedor}
        onValueChange={(fornecedor) => set({ fornecedor })}
      />
      {showsStatus && (
        <Select
          label="Status"
          hideLabel
          placeholder="Todos os status"
          options={statuses}
          value={fields.status}
          onValueChange={(status) => set({ status })}
        />
      )}
    </>
  );
}

/** The fields behind 'Mais filtros': the suggestion and the department are fixed (RQL-001 to RQL-004, RQL-006, RQL-007, RQL-009). */
export function RequisitionMoreFields({ filter: { fields, releases, periodError, set } }: FilterFieldsProps) {
  const managers = useLookup(managerLookup);
  const tags = useLookup(tagLookup);
  return (
    <>
      <TextField label="Sugestão" readOnly value="TODAS" />
      <TextField label="Departamento" readOnly value={REQUISITION_DEPARTMENT.descricao} />
      <PagedSelect
        {...managers.choice}
        label={gestorId.label}
        placeholder="Todos"
        value={fields.gestor}
        onValueChange={(gestor) => set({ gestor })}
      />
      <Select
        label={tipoLiberacao.label}
        placeholder="Todos"
        options={releases}
        value={fields.liberacao}
        onValueChange={(liberacao) => set({ liberacao })}
      />
      <DateRangeField
        label="Período de faturamento"
        value={fields.periodo}
        error={periodError}
        onValueChange={(period, change) =>
          set({ periodo: typedPeriod(period, change), problemaPeriodo: change.problem })
        }
      />
      <MultiSelect<number>
        {...tags.choice}
        label={tagField.label}
        placeholder="Todas"
        maxChips={3}
        value={fields.tags}
        onValueChange={(chosen) => set({ tags: chosen })}
      />
    </>
  );
}
