import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { Column } from '../../data/data-table/columns/column.ts';
import type { RowId } from '../../data/selection-table/selection.ts';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { BlockTable, type ListReading } from './BlockTable.tsx';
import * as S from './PurchaseBlockDialog.styles.ts';
import { purchaseBlockDialogTexts } from './PurchaseBlockDialog.texts.ts';
import type { DiscontinuedProduct, ProductCodes } from './purchaseBlock.ts';

interface DiscontinuedProductsProps {
  products: readonly DiscontinuedProduct[];
  productIds: readonly RowId[];
  onProductIdsChange: (ids: readonly RowId[]) => void;
  foundCount: number | undefined;
  saving: boolean;
  /** `false` keeps the place of the table only. */
  drawn: boolean;
  reading: ListReading;
  onSearch: (codes: ProductCodes) => void;
}

/** Codes are whole numbers; what else comes with a paste is left out. */
const digits = (text: string) => text.replace(/\D/g, '');

/** The products to be discontinued and how to look others up (BLK-006, BLK-013). Renders a `<div>`. */
export function DiscontinuedProducts({
  products,
  productIds,
  onProductIdsChange,
  foundCount,
  saving,
  drawn,
  reading,
  onSearch,
}: DiscontinuedProductsProps) {
  const messages = useMessages(purchaseBlockDialogTexts);
  const shared = useMessages(sharedTexts);
  const [product, setProduct] = useState('');
  const [family, setFamily] = useState('');
  const codes: ProductCodes = { codigoProduto: product, codigoFamilia: family };
  const isEmpty = codes.codigoProduto === '' && codes.codigoFamilia === '';
  const columns = useMemo(
    (): Column<DiscontinuedProduct>[] => [
      {
        id: 'name',
        header: shared.product,
        format: 'text',
        value: (row) => row.nomeProduto,
        minWidth: 200,
      },
      {
        id: 'code',
        header: messages.productCode,
        format: 'code',
        value: (row) => row.codigoProduto,
        width: 150,
      },
      {
        id: 'family',
        header: messages.familyCode,
        format: 'code',
        value: (row) => row.codigoFamilia,
        width: 150,
      },
    ],
    [messages, shared],
  );

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !reading.loading) onSearch(codes);
  };

  return (
    <S.Part>
      <S.Title>{messages.discontinuedProducts}</S.Title>
      <S.Search noValidate onSubmit={search}>
        <TextField
          label={messages.productCode}
          inputMode="numeric"
          autoComplete="off"
          value={product}
          maxLength={15}
          onValueChange={(text) => setProduct(digits(text))}
        />
        <TextField
          label={messages.familyCode}
          inputMode="numeric"
          autoComplete="off"
          value={family}
          maxLength={15}
          onValueChange={(text) => setFamily(digits(text))}
        />
        <Button
          type="submit"
          loading={reading.loading}
          disabled={isEmpty}
          disabledReason={isEmpty ? messages.searchNeedsCode : undefined}
        >
          {shared.search}
        </Button>
      </S.Search>
      <S.Found role="status">{foundCount !== undefined && messages.productsFound(foundCount)}</S.Found>
      <BlockTable
        label={messages.discontinuedProducts}
        columns={columns}
        rows={products}
        reading={reading}
        ids={productIds}
        onIdsChange={onProductIdsChange}
        {...{ saving, drawn }}
        emptyText={messages.noDiscontinuedProduct}
      />
    </S.Part>
  );
}
