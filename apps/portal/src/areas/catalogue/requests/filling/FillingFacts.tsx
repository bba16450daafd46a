import { remainingProducts, supplierName } from '@portal/domain';
import { DescriptionList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { FamilyRequestDetail, RequestDetail } from '../familyRequestQueries.ts';
import { LastDay } from '../LastDay.tsx';
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
        { label: 'Prazo', value: <LastDay request={request} /> },
        { label: 'Produtos a cadastrar', value: remainingText(familyRequest) },
      ]}
    />
  );
}
