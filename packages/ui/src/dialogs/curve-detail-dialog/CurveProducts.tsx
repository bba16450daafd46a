import { useMemo } from 'react';
import { cellText } from '../../data/data-table/cells/cellText.ts';
import type { Column } from '../../data/data-table/columns/column.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { DescriptionList } from '../../data/description-list/DescriptionList.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CurveDetailDialog.styles.ts';
import { curveDetailDialogTexts } from './CurveDetailDialog.texts.ts';
import type { CurveDetail, CurveProduct } from './curveDetail.ts';

interface CurveProductsProps {
  /** Accessible name of the table. */
  label: string;
  /** `undefined` until they have been read. */
  detail: CurveDetail | undefined;
  loading: boolean;
}

/** A product and its place: it may be there once for each branch. */
interface PlacedProduct extends CurveProduct {
  place: number;
}

const placeOf = ({ place }: PlacedProduct) => place;

/** The products of a curve with their totals (CRV-025, CRV-026). Renders a `<div>`. */
export function CurveProducts({ label, detail, loading }: CurveProductsProps) {
  const messages = useMessages(curveDetailDialogTexts);
  const shared = useMessages(sharedTexts);
  const products = detail?.products;
  const rows = useMemo(() => products?.map((product, place) => ({ ...product, place })), [products]);
  const columns = useMemo(
    // None is `auto`: product and branch share the room in proportion.
    (): Column<PlacedProduct>[] => [
      {
        id: 'name',
        header: shared.product,
        format: 'text',
        value: ({ produtoNome }) => produtoNome,
        width: 300,
      },
      { id: 'code', header: shared.code, format: 'code', value: ({ produtoId }) => produtoId },
      {
        id: 'branch',
        header: shared.branch,
        format: 'text',
        value: ({ filialNome }) => filialNome,
        width: 180,
        twoLines: true,
      },
    ],
    [shared],
  );
  const figure = (format: 'number' | 'currency', value: number | null | undefined) =>
    cellText({ id: format, header: '', format, value: () => value }, undefined, messages);

  return (
    <S.Content>
      <DataTable label={label} columns={columns} rows={rows} getRowId={placeOf} loading={loading} />
      {detail && (
        <DescriptionList
          items={[
            { label: messages.curveTotalQuantity, value: figure('number', detail.totalQuantidade) },
            { label: messages.curveTotalPurchase, value: figure('currency', detail.totalValorCompra) },
          ]}
        />
      )}
    </S.Content>
  );
}
