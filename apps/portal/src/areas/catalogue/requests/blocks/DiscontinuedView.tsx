import type { Schemas } from '@portal/api';
import { stockTotals } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { type Column, DataTable, Stack, SummaryCard } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import type { ProductParts } from './supplierSummaryAtoms.ts';

type Product = Schemas['DiscontinuedProduct'];

/** What is known of a product to be discontinued (BLK-031); its name comes first and stays in sight. */
const columns: readonly Column<Product>[] = [
  { id: 'nome', header: 'Produto', format: 'text', minWidth: 240, value: ({ nomeProduto }) => nomeProduto },
  {
    id: 'familia',
    header: 'Cód. família',
    format: 'code',
    width: 112,
    value: ({ codigoFamilia }) => codigoFamilia,
  },
  {
    id: 'produto',
    header: 'Cód. produto',
    format: 'code',
    width: 116,
    value: ({ codigoProduto }) => codigoProduto,
  },
  {
    id: 'custo',
    header: 'Custo unitário',
    format: 'price',
    width: 128,
    value: ({ custoUnitario }) => custoUnitario,
  },
  {
    id: 'preco',
    header: 'Preço de venda',
    format: 'price',
    width: 136,
    value: ({ precoVenda }) => precoVenda,
  },
  {
    id: 'margem',
    header: 'Margem (%)',
    format: 'percent',
    width: 108,
    value: ({ margemProduto }) => margemProduto,
  },
  {
    id: 'estoque',
    header: 'Estoque',
    format: 'number',
    width: 96,
    value: ({ quantidadeEstoque }) => quantidadeEstoque,
  },
  {
    id: 'custoEstoque',
    header: 'Custo do estoque',
    format: 'price',
    width: 148,
    value: ({ custoEstoque }) => custoEstoque,
  },
  {
    id: 'vendaTotal',
    header: 'Venda do estoque',
    format: 'price',
    width: 148,
    value: ({ precoVendaTotal }) => precoVendaTotal,
  },
];

const idOf = ({ id }: Product) => id;

/** The products to be discontinued when the product is included, with what their stock is worth (BLK-031 to BLK-033). */
export function DiscontinuedView({ discontinuedAtom }: Pick<ProductParts, 'discontinuedAtom'>) {
  const query = useAtomValue(discontinuedAtom);
  const products = query.data;
  const totals = products && products.length > 0 && stockTotals(products);
  return (
    <Stack>
      {totals && (
        <SummaryCard
          items={[
            { title: 'Custo do estoque', value: formatBrl(totals.custoEstoque) },
            { title: 'Venda do estoque', value: formatBrl(totals.precoVendaTotal) },
          ]}
        />
      )}
      <DataTable
        {...readingOf(query)}
        label="Produtos a descontinuar"
        columns={columns}
        rows={products}
        getRowId={idOf}
        emptyText="Nenhum produto a descontinuar"
      />
    </Stack>
  );
}
