import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { Column } from '../../data/data-table/columns/column.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import type { ListReading } from './BlockTables.tsx';
import * as S from './PurchaseBlockDialog.styles.ts';
import type { DiscontinuedProduct, ProductCodes } from './purchaseBlock.ts';

interface DiscontinuedProductsProps {
  products: readonly DiscontinuedProduct[];
  reading: ListReading;
  onSearch: (codes: ProductCodes) => void;
}

const productId = ({ codigoProduto, codigoFamilia }: DiscontinuedProduct) =>
  `${codigoProduto} ${codigoFamilia}`;

/** The products to be discontinued and how to look one up (BLK-006, BLK-013). Renders a `<div>`. */
export function DiscontinuedProducts({ products, reading, onSearch }: DiscontinuedProductsProps) {
  const messages = useMessages();
  const [product, setProduct] = useState('');
  const [family, setFamily] = useState('');
  const codes: ProductCodes = { codigoProduto: product.trim(), codigoFamilia: family.trim() };
  const isEmpty = codes.codigoProduto === '' && codes.codigoFamilia === '';
  const columns = useMemo(
    (): Column<DiscontinuedProduct>[] => [
      {
        id: 'name',
        header: messages.product,
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
    [messages],
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
          onValueChange={setProduct}
        />
        <TextField
          label={messages.familyCode}
          inputMode="numeric"
          autoComplete="off"
          value={family}
          onValueChange={setFamily}
        />
        <Button
          type="submit"
          loading={reading.loading ?? false}
          disabled={isEmpty}
          disabledReason={isEmpty ? messages.searchNeedsCode : undefined}
        >
          {messages.search}
        </Button>
      </S.Search>
      <DataTable
        {...reading}
        label={messages.discontinuedProducts}
        columns={columns}
        rows={products}
        getRowId={productId}
        emptyText={messages.noDiscontinuedProduct}
      />
    </S.Part>
  );
}
