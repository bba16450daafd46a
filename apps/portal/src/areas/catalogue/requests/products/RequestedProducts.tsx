import type { Schemas } from '@portal/api';
import type { FamilyFilling } from '@portal/domain';
import { DataTable } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { productReviewColumns } from '../review/productReviewColumns.ts';

export interface RequestedProductsProps {
  /** The family of the request whose products are shown. */
  familyRequest: Pick<Schemas['FamilyRequest'], 'id' | 'quantidadeCadastroProduto'>;
  /** The family itself; a new one is saved first. */
  family: Schemas['Family'];
  access: Pick<FamilyFilling, 'productsReason'>;
}

/** The products of a family of a request. */
export function RequestedProducts({ familyRequest }: RequestedProductsProps) {
  const queries = useAtomValue(queriesAtom);
  const query = useQuery(
    queries.queryOptions('get', '/api/produtos/solicitacoes-cadastros/produtos', {
      params: { query: { solicitacaoCadastroFamiliaId: familyRequest.id } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  return (
    <DataTable
      label="Produtos cadastrados"
      columns={productReviewColumns}
      rows={query.data?.produtos}
      getRowId={({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId}
      {...readingOf(query)}
      emptyText="Nenhum produto cadastrado ainda."
    />
  );
}
