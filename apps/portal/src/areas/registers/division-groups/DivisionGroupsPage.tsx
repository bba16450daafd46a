import { useAtomValue } from 'jotai';
import { lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookupOption } from '../../../shared/lookups/useLookupOption.ts';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { DivisionGroupFilterFields } from './DivisionGroupFilterFields.tsx';
import { divisionGroupColumns } from './divisionGroupColumns.ts';
import { divisionGroupList, divisionGroups } from './divisionGroups.ts';
import { useDivisionGroupFilter } from './useDivisionGroupFilter.ts';

const DivisionGroupDialog = lazyOverlay(
  async () => (await import('./DivisionGroupDialog.tsx')).DivisionGroupDialog,
);

const nameOf = ({ descricao }: { descricao: string }) => descricao;

/** The register of division groups (GRP-001 to GRP-042). */
export function DivisionGroupsPage() {
  const { filters } = useAtomValue(divisionGroupList.filterAtom);
  const manager = useLookupOption(managerLookup, filters.gestor);
  const filter = useDivisionGroupFilter();
  return (
    <RegisterPage
      register={divisionGroups}
      columns={divisionGroupColumns}
      fileWords={[manager.option?.label]}
      filters={<DivisionGroupFilterFields filter={filter} />}
      filterForm={{ onSearch: filter.search, applied: filter.applied, onRemove: filter.remove }}
      onClearFilters={filter.clear}
      searchable={false}
      rowName={nameOf}
      draftTitle="Você tinha um grupo de divisão não salvo"
      removalTitle="Excluir Grupo de Divisão"
      nameOf={nameOf}
    >
      <DivisionGroupDialog />
    </RegisterPage>
  );
}
DivisionGroupsPage.prefetch = divisionGroupList.rowsAtom.prefetchAtom;
