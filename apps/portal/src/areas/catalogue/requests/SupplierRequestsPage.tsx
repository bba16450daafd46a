import { href } from '@portal/domain';
import { NewRequestButton } from './NewRequestButton.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { createRequestList, createsFamilies } from './requestList.ts';

const supplierRequests = createRequestList({
  page: 'product-requests',
  description: 'Acompanhe o que os fornecedores cadastram e abra uma família para ver os produtos.',
  searchPlaceholder: 'Busque por código, fornecedor ou família',
  familyHref: ({ id }) => href('product-request-review', { id }),
  newFamilyHref: ({ id }) => href('catalogue-register', { solicitacaoId: id }), // G-36, X-08
  registersFamilies: createsFamilies,
});

/** The requests of all suppliers, for staff (RTE-013). */
export function SupplierRequestsPage() {
  return <RequestsPage list={supplierRequests} actions={<NewRequestButton />} />;
}
