import { remainingProducts, requestDeadlineText, requestTimeline, supplierName } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { DescriptionList, StatusBadge } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { FamilyRequestDetail, RequestDetail } from '../familyRequestQueries.ts';
import { requestPlaceAtom } from './requestPlaceAtom.ts';

interface FillingFactsProps {
  request: RequestDetail;
  familyRequest: FamilyRequestDetail;
}

/** Products that are still to be registered (C-3). */
function remainingText({ quantidadeCadastroProduto: expected, quantidadeCadastrada }: FamilyRequestDetail) {
  const remaining = remainingProducts(expected, quantidadeCadastrada);
  return remaining === 0 ? `Nenhum de ${expected}` : `${remaining} de ${expected}`;
}

/** The last day of a request and how far it is, in red once it is over (GAP-55). */
function lastDay(request: RequestDetail, products: number) {
  const { deadline } = requestTimeline(request, products, new Date());
  const left = requestDeadlineText(deadline);
  const text = [formatDate(request.dataExpiracao), left?.toLowerCase()].filter(Boolean).join(', ');
  return deadline.state === 'over' ? <StatusBadge tone="danger">{text}</StatusBadge> : text;
}

/** Which request it is, of whom, until when, and what is still due. */
export function FillingFacts({ request, familyRequest }: FillingFactsProps) {
  const { isStaff } = useAtomValue(requestPlaceAtom);
  const { codigo, fornecedorNomeTela, fornecedorCnpj } = request;
  const supplier = { razaoSocial: null, nomeFantasia: fornecedorNomeTela, cnpj: fornecedorCnpj };
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: 'Solicitação', value: codigo },
        ...(isStaff ? [{ label: 'Fornecedor', value: supplierName(supplier) }] : []),
        { label: 'Prazo', value: lastDay(request, familyRequest.quantidadeCadastroProduto) },
        { label: 'Produtos a cadastrar', value: remainingText(familyRequest) },
      ]}
    />
  );
}
