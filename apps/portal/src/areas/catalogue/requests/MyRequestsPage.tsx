import { SENDING_FILTERS } from '@portal/domain';
import { useSetAtom } from 'jotai';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { ListPeriod } from '../../../shared/list/ListPeriod.tsx';
import { ListSelect } from '../../../shared/list/ListSelect.tsx';
import { NewFamilyBanner } from '../families/NewFamilyBanner.tsx';
import { DeadlineSelect } from './DeadlineSelect.tsx';
import { NewFamilyQuestion } from './NewFamilyQuestion.tsx';
import { RequestFamilies, requestDetailsPx } from './RequestFamilies.tsx';
import { requestColumns } from './requestColumns.tsx';
import { myRequests, type RegistrationRequest } from './requestList.ts';
import { RequestSendingQuestion } from './sending/RequestSending.tsx';

const [allSendings, ...sendings] = SENDING_FILTERS;

const details = {
  heightPx: requestDetailsPx,
  render: (request: RegistrationRequest) => <RequestFamilies request={request} />,
};

/** The requests of the signed-in supplier with their families (RTE-005, REQ1-001 to REQ1-016, GAP-53 to GAP-55). */
export function MyRequestsPage() {
  return (
    <ListFrame
      list={myRequests}
      description="Conclua o cadastro das famílias de cada solicitação e envie para análise."
      columns={requestColumns}
      rowName={({ codigo }) => `solicitação ${codigo}`}
      searchPlaceholder="Busque por código ou família"
      filters={
        <>
          <ListPeriod list={myRequests} label="Período de criação" />
          <ListSelect
            list={myRequests}
            name="envio"
            label="Envio"
            placeholder={allSendings.label}
            options={sendings}
          />
          <DeadlineSelect list={myRequests} />
        </>
      }
      onClearFilters={useSetAtom(myRequests.clearAtom)}
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
MyRequestsPage.prefetch = myRequests.rowsAtom.prefetchAtom;
