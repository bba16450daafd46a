import { supplierName } from '@portal/domain';
import { formatNumber } from '@portal/formats';
import { DescriptionList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { FamilyRequestDetail, RequestDetail } from '../familyRequestQueries.ts';
import { LastDay } from '../LastDay.tsx';
import { dueText } from '../products/progressTexts.ts';
import { requestPlaceAtom } from './requestPlaceAtom.ts';

interface FillingFactsProps {
  request: RequestDetail;
  familyRequest: FamilyRequestDetail;
}

/** Which request it is, of whom, until when, and what is still due. */
export function FillingFacts({ request, familyRequest }: FillingFactsProps) {
  const { isStaff } = useAtomValue(requestPlaceAtom);
  const { quantidadeRecusada: refused } = familyRequest;
  const { codigo, fornecedorNomeTela, fornecedorCnpj } = request;
  const supplier = { razaoSocial: null, nomeFantasia: fornecedorNomeTela, cnpj: fornecedorCnpj };
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: 'Solicitação', value: codigo },
        ...(isStaff ? [{ label: 'Fornecedor', value: supplierName(supplier) }] : []),
        { label: 'Prazo', value: <LastDay request={request} /> },
        { label: 'Produtos a cadastrar', value: dueText(familyRequest) },
        ...(refused > 0 ? [{ label: 'Produtos recusados', value: formatNumber(refused) }] : []),
      ]}
    />
  );
}
