import { ListPage } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { listQuery } from '../../../shared/list/listQuery.ts';
import { useListState } from '../../../shared/list/useListState.ts';
import { NewFamilyQuestion } from './NewFamilyQuestion.tsx';
import { REQUEST_DETAILS_PX, RequestFamilies } from './RequestFamilies.tsx';
import { RequestSendingQuestion } from './RequestSending.tsx';
import { REQUESTS_PAGE_SIZE, type RegistrationRequest, type RequestList } from './requestList.ts';
import { SendingSelect } from './SendingSelect.tsx';
import { useRequestColumns } from './useRequestColumns.tsx';

/**
 * Registration requests with their families (REQ1-001 to REQ1-016, GAP-53 to GAP-55). Requests are opened, and their
 * families analysed, by the pages of the requirements SOL-*, which extend this one.
 */
export function RequestsPage({ list }: { list: RequestList }) {
  const requests = useAtomValue(list.requestsAtom);
  const [{ filters }, changeFilter] = useAtom(list.filterAtom);
  const details = useMemo(
    () => ({
      heightPx: REQUEST_DETAILS_PX,
      render: (request: RegistrationRequest) => <RequestFamilies list={list} request={request} />,
    }),
    [list],
  );
  return (
    <ListPage
      title={list.place.title}
      description={list.place.description}
      state={useListState(list.filterAtom)}
      query={listQuery(requests, { rows: ({ solicitacoes }) => solicitacoes })}
      columns={useRequestColumns(list)}
      getRowId={({ id }) => id}
      rowName={({ codigo }) => `solicitação ${codigo}`}
      searchPlaceholder={list.place.searchPlaceholder}
      filters={<SendingSelect list={list} />}
      period={{
        label: 'Período de criação',
        value: { from: filters.inicio, to: filters.fim },
        onValueChange: ({ from, to }) => changeFilter({ filters: { inicio: from, fim: to } }),
      }}
      onClearFilters={() => changeFilter({ search: '', filters: { envio: null, inicio: null, fim: null } })}
      details={details}
      pageSize={REQUESTS_PAGE_SIZE}
    >
      <RequestSendingQuestion list={list} />
      <NewFamilyQuestion list={list} />
    </ListPage>
  );
}
