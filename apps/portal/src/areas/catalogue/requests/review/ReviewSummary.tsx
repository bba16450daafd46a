import { countAwaiting, supplierName } from '@portal/domain';
import { formatDate, formatNumber } from '@portal/formats';
import { RelativeAge, SummaryCard } from '@portal/ui';
import type { Reviewed } from './reviewAtoms.ts';
import type { ReviewedProductRow } from './reviewCalls.ts';

interface ReviewSummaryProps {
  reviewed: Reviewed;
  /** The products of the family, `undefined` until they are read. */
  products: readonly ReviewedProductRow[] | undefined;
}

/** Facts of the request at a glance: supplier, its number, age, last day, and how many products still await validation. */
export function ReviewSummary({ reviewed: { request, familyRequest }, products }: ReviewSummaryProps) {
  const awaiting = products && countAwaiting(products, familyRequest);
  return (
    <SummaryCard
      items={[
        {
          title: 'Fornecedor',
          value: supplierName({
            razaoSocial: null,
            nomeFantasia: request.fornecedorNomeTela,
            cnpj: request.fornecedorCnpj,
          }),
        },
        { title: 'Solicitação', value: request.codigo },
        { title: 'Aberta', value: <RelativeAge instant={request.dataCriacao} /> },
        { title: 'Último dia', value: formatDate(request.dataExpiracao) },
        {
          title: 'Produtos a validar',
          value:
            awaiting === undefined
              ? null
              : `${formatNumber(awaiting)} de ${formatNumber(familyRequest.quantidadeCadastroProduto)}`,
        },
      ]}
    />
  );
}
