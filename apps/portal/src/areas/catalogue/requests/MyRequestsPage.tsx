import { href } from '@portal/domain';
import { NewFamilyBanner } from '../families/NewFamilyBanner.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { createRequestList, type FamilyRequest } from './requestList.ts';

/** The flow in which a supplier creates a family; its page belongs to the requirements FMC-*. */
const createFlow = ({ id }: FamilyRequest) => href('my-products-request', { solicitacaoId: id });

const myRequests = createRequestList({
  page: 'my-products',
  description: 'Conclua o cadastro das famílias de cada solicitação e envie para análise.',
  searchPlaceholder: 'Busque por código ou família',
  familyHref: createFlow,
  newFamilyHref: createFlow,
  registersFamilies: () => true,
});

/** The requests of the signed-in supplier (RTE-005). */
export function MyRequestsPage() {
  return (
    <RequestsPage list={myRequests}>
      <NewFamilyBanner page="my-products">
        O próximo passo é concluir as famílias da sua solicitação e enviá-la para análise.
      </NewFamilyBanner>
    </RequestsPage>
  );
}
