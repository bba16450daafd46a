import type { StaffState } from '@portal/domain';
import { Button } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { ListFrame } from '../../shared/list/ListFrame.tsx';
import { ListSelect } from '../../shared/list/ListSelect.tsx';
import { DataReadsDialog } from '../../shared/privacy/DataReadsDialog.tsx';
import { RecordDraftBanner } from '../../shared/records/RecordDraftBanner.tsx';
import { AccessQuestion, type AskedAccess } from './AccessQuestion.tsx';
import { StaffDialog } from './StaffDialog.tsx';
import { STAFF_HISTORY_PX, StaffHistory } from './StaffHistory.tsx';
import { nameOf, staffActions, staffColumns } from './staffColumns.tsx';
import { accessAtom, staffList, staffRegister } from './staffRegister.ts';
import { STATES, type StaffMember } from './staffStates.ts';

const stateOptions = Object.entries(STATES).map(([value, { label }]) => ({
  value: value as StaffState, // Object.entries loses the names
  label,
}));

const history = {
  heightPx: STAFF_HISTORY_PX,
  render: (member: StaffMember) => <StaffHistory member={member} />,
};

/** The staff: who has access, with which roles, the invitations, what happened to each access (D25), and which personal data were read with it (D32). */
export function StaffPage() {
  const open = useSetAtom(staffRegister.openAtom);
  const act = useSetAtom(accessAtom);
  const [asked, ask] = useState<AskedAccess | null>(null);
  const [reader, showReads] = useState<StaffMember | null>(null);
  const columns = useMemo(
    () => [
      ...staffColumns,
      staffActions({
        change: open,
        invite: (member) => void act('invite', member),
        end: (member) => ask({ act: 'end', member }),
        return: (member) => ask({ act: 'return', member }),
        reads: showReads,
      }),
    ],
    [open, act],
  );
  return (
    <ListFrame
      list={staffList}
      description="Quem da empresa tem acesso ao portal, e o que pode fazer nele."
      columns={columns}
      rowName={nameOf}
      details={history}
      searchPlaceholder="Busque por nome ou e-mail"
      filters={
        <ListSelect
          list={staffList}
          name="situacao"
          label="Situação"
          placeholder="Todas as situações"
          options={stateOptions}
        />
      }
      onClearFilters={useSetAtom(staffList.clearAtom)}
      actions={
        <Button variant="primary" onClick={() => open(null)}>
          Convidar pessoa
        </Button>
      }
    >
      <RecordDraftBanner
        register={staffRegister}
        title="Você tinha um acesso não salvo"
        nameOf={({ nome, email }) => nome || email}
      />
      <StaffDialog />
      <AccessQuestion
        asked={asked}
        onDone={(done) => ask((now) => (now === done ? null : now))} // another one may be asked about by then
      />
      {reader && (
        <DataReadsDialog of="member" id={reader.id} name={reader.nome} onClose={() => showReads(null)} />
      )}
    </ListFrame>
  );
}
StaffPage.prefetch = staffList.rowsAtom.prefetchAtom;
