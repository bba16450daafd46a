import { Button, ListPage } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { listQuery } from '../../../shared/list/listQuery.ts';
import { useListState } from '../../../shared/list/useListState.ts';
import { RecordLeftOver } from '../../../shared/records/RecordLeftOver.tsx';
import { RecordRemoval } from '../../../shared/records/RecordRemoval.tsx';
import { DivisionGroupDialog } from './DivisionGroupDialog.tsx';
import { DivisionGroupFilterPanel } from './DivisionGroupFilterPanel.tsx';
import { emptyDivisionGroupFields } from './divisionGroupForm.ts';
import { divisionGroups, GROUPS_PAGE_SIZE } from './divisionGroups.ts';
import { useDivisionGroupColumns } from './useDivisionGroupColumns.ts';

const nameOf = ({ descricao }: { descricao: string }) => descricao;

/** The register of division groups (GRP-001 to GRP-042). */
export function DivisionGroupsPage() {
  const openDialog = useSetAtom(divisionGroups.dialogAtom);
  const groups = useAtomValue(divisionGroups.groupsAtom);
  const query = listQuery(groups, {
    rows: ({ grupoDivisoes }) => grupoDivisoes,
    failureMessage: 'Erro ao buscar grupos de divisões', // GRP-041
  });
  const opening = useAtomValue(divisionGroups.openingAtom) !== null;
  return (
    <ListPage
      title="Cadastro de Grupos de Divisões"
      actions={
        <Button
          variant="primary"
          onClick={() => openDialog({ record: null, values: emptyDivisionGroupFields })}
        >
          Adicionar
        </Button>
      }
      filterPanel={<DivisionGroupFilterPanel />}
      searchable={false}
      state={useListState(divisionGroups.filterAtom)}
      query={{ ...query, loading: query.loading || opening }}
      columns={useDivisionGroupColumns()}
      getRowId={({ id }) => id}
      rowName={nameOf}
      pageSize={GROUPS_PAGE_SIZE}
    >
      <RecordLeftOver
        register={divisionGroups}
        title="Você tinha um grupo de divisão não salvo"
        nameOf={nameOf}
      />
      <DivisionGroupDialog />
      <RecordRemoval
        register={divisionGroups}
        title="Excluir Grupo de Divisão"
        confirmLabel="Excluir"
        nameOf={nameOf}
      />
    </ListPage>
  );
}
