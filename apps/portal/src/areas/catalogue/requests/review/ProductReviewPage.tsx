import { DataTable, RecordPage } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { REVIEW_PAGE_SIZE, reviewAtom, reviewFilterAtom } from './productReview.ts';
import { productReviewColumns } from './productReviewColumns.ts';

/**
 * The products that a supplier registered for a family (REQ1-017, REQ1-018, GAP-53). Decisions on family and
 * products belong to the requirements SOL-*.
 */
export function ProductReviewPage() {
  const { products, total, loading, error, onRetry, backHref } = useAtomValue(reviewAtom);
  const [{ page }, setFilter] = useAtom(reviewFilterAtom);
  return (
    <RecordPage
      title="Análise da solicitação"
      description="Produtos que o fornecedor cadastrou para a família."
      backHref={backHref}
    >
      <DataTable
        label="Produtos cadastrados"
        columns={productReviewColumns}
        rows={products}
        getRowId={({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId}
        page={{
          number: page,
          size: REVIEW_PAGE_SIZE,
          total,
          onPageChange: (next) => setFilter({ page: next }),
        }}
        loading={loading}
        error={error}
        onRetry={onRetry}
        emptyText="O fornecedor ainda não cadastrou nenhum produto."
      />
    </RecordPage>
  );
}
