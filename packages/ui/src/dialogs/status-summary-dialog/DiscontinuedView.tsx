import { useMemo } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { purchaseBlockDialogTexts } from '../purchase-block-dialog/PurchaseBlockDialog.texts.ts';
import { figureTexts } from './figureTexts.ts';
import { statusSummaryDialogTexts } from './StatusSummaryDialog.texts.ts';
import type { DiscontinuedStock, StockedProduct, SummaryReading } from './statusSummary.ts';

export interface DiscontinuedViewProps {
  /** The products that the new one replaces. */
  discontinued: SummaryReading<DiscontinuedStock>;
}

const idOf = ({ id }: StockedProduct) => id;

/** The products to be discontinued when the product is included, with what their stock is worth (BLK-031). Renders a `<div>`. */
export function DiscontinuedView({ discontinued: { data, ...reading } }: DiscontinuedViewProps) {
  const messages = useMessages(statusSummaryDialogTexts);
  const blocks = useMessages(purchaseBlockDialogTexts);
  const shared = useMessages(sharedTexts);
  const { formats } = useMessages(valueTexts);
  const { currency } = figureTexts(formats);
  /** The name comes first and stays in sight. */
  const columns = useMemo(
    (): Column<StockedProduct>[] => [
      {
        id: 'name',
        header: shared.product,
        format: 'text',
        minWidth: 240,
        value: ({ nomeProduto }) => nomeProduto,
      },
      {
        id: 'family',
        header: messages.shortFamilyCode,
        format: 'code',
        width: 112,
        value: ({ codigoFamilia }) => codigoFamilia,
      },
      {
        id: 'code',
        header: messages.shortProductCode,
        format: 'code',
        width: 116,
        value: ({ codigoProduto }) => codigoProduto,
      },
      {
        id: 'cost',
        header: messages.unitCost,
        format: 'currency',
        width: 128,
        value: ({ custoUnitario }) => custoUnitario,
      },
      {
        id: 'price',
        header: messages.salePrice,
        format: 'currency',
        width: 136,
        value: ({ precoVenda }) => precoVenda,
      },
      {
        id: 'margin',
        header: messages.marginPercent,
        format: 'percent',
        width: 108,
        value: ({ margemProduto }) => margemProduto,
      },
      {
        id: 'stock',
        header: messages.stock,
        format: 'number',
        width: 96,
        value: ({ quantidadeEstoque }) => quantidadeEstoque,
      },
      {
        id: 'stockCost',
        header: messages.stockCost,
        format: 'currency',
        width: 148,
        value: ({ custoEstoque }) => custoEstoque,
      },
      {
        id: 'stockSale',
        header: messages.stockSale,
        format: 'currency',
        width: 148,
        value: ({ precoVendaTotal }) => precoVendaTotal,
      },
    ],
    [messages, shared],
  );
  return (
    <Stack>
      {data && data.products.length > 0 && (
        <SummaryCard
          items={[
            { title: messages.stockCost, value: currency(data.custoEstoque) },
            { title: messages.stockSale, value: currency(data.precoVendaTotal) },
          ]}
        />
      )}
      <DataTable
        {...reading}
        label={messages.summaryView.discontinued}
        columns={columns}
        rows={data?.products}
        getRowId={idOf}
        loading={data === undefined && !reading.error}
        emptyText={blocks.noDiscontinuedProduct}
      />
    </Stack>
  );
}
