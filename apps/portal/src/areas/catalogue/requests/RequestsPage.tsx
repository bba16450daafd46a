import { useAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { DeadlineSelect } from './DeadlineSelect.tsx';
import { NewFamilyQuestion } from './NewFamilyQuestion.tsx';
import { REQUEST_DETAILS_PX, RequestFamilies } from './RequestFamilies.tsx';
import { RequestSendingQuestion } from './RequestSending.tsx';
import type { RegistrationRequest, RequestList } from './requestList.ts';
import { SendingSelect } from './SendingSelect.tsx';
import { useRequestColumns } from './useRequestColumns.tsx';

interface RequestsPageProps {
  list: RequestList;
  /** What stands beside the title. */
  actions?: ReactNode;
  /** What stands above the table. */
  children?: ReactNode;
}

/** Registration requests with their families (REQ1-001 to REQ1-016, GAP-53 to GAP-55). */
export function RequestsPage({ list, actions, children }: RequestsPageProps) {
  const [{ filters }, changeFilter] = useAtom(list.filterAtom);
  const details = useMemo(
    () => ({
      heightPx: REQUEST_DETAILS_PX,
      render: (request: RegistrationRequest) => <RequestFamilies list={list} request={request} />,
    }),
    [list],
  );
  return (
    <ListFrame
      list={list}
      description={list.place.description}
      actions={actions}
      columns={useRequestColumns(list)}
      getRowId={({ id }) => id}
      rowName={({ codigo }) => `solicitação ${codigo}`}
      searchPlaceholder={list.place.searchPlaceholder}
      filters={
        <>
          <SendingSelect list={list} />
          <DeadlineSelect list={list} />
        </>
      }
      period={{
        label: 'Período de criação',
        value: { from: filters.inicio, to: filters.fim },
        onValueChange: ({ from, to }) => changeFilter({ filters: { inicio: from, fim: to } }),
      }}
      onClearFilters={() =>
        changeFilter({ search: '', filters: { envio: null, prazo: null, inicio: null, fim: null } })
      }
      details={details}
    >
      {children}
      <RequestSendingQuestion list={list} />
      <NewFamilyQuestion list={list} />
    </ListFrame>
  );
}
