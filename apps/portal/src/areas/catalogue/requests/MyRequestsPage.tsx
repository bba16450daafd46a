import { useAtom } from 'jotai';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { NewFamilyBanner } from '../families/NewFamilyBanner.tsx';
import { DeadlineSelect } from './DeadlineSelect.tsx';
import { NewFamilyQuestion } from './NewFamilyQuestion.tsx';
import { RequestFamilies, requestDetailsPx } from './RequestFamilies.tsx';
import { requestColumns } from './requestColumns.tsx';
import { myRequests, type RegistrationRequest } from './requestList.ts';
import { SendingSelect } from './SendingSelect.tsx';
import { RequestSendingQuestion } from './sending/RequestSending.tsx';

const details = {
  heightPx: requestDetailsPx,
  render: (request: RegistrationRequest) => <RequestFamilies request={request} />,
};

/** The requests of the signed-in supplier with their families (RTE-005, REQ1-001 to REQ1-016, GAP-53 to GAP-55). */
export function MyRequestsPage() {
  const [{ filters }, change] = useAtom(myRequests.filterAtom);
  return (
    <ListFrame
      list={myRequests}
      description="Conclua o cadastro das famílias de cada solicitação e envie para análise."
      columns={requestColumns}
      getRowId={({ id }) => id}
      rowName={({ codigo }) => `solicitação ${codigo}`}
      searchPlaceholder="Busque por código ou família"
      filters={
        <>
          <SendingSelect />
          <DeadlineSelect list={myRequests} />
        </>
      }
      period={{
        label: 'Período de criação',
        value: { from: filters.inicio, to: filters.fim },
        onValueChange: ({ from, to }) => change({ filters: { inicio: from, fim: to } }),
      }}
      onClearFilters={() =>
        change({ search: '', filters: { envio: null, prazo: null, inicio: null, fim: null } })
      }
      details={details}
    >
      <NewFamilyBanner page="my-products">
        O próximo passo é concluir as famílias da sua solicitação e enviá-la para análise.
      </NewFamilyBanner>
      <RequestSendingQuestion />
      <NewFamilyQuestion />
    </ListFrame>
  );
}
MyRequestsPage.asking = myRequests.rowsAtom.askingAtom;
