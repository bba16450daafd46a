import { EMPTY_TEXT, formatBrl, formatNumber } from '@portal/formats';
import { DescriptionList } from '../../data/description-list/DescriptionList.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { percentText } from './percentText.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { IncludedProduct, SummaryReading } from './statusSummary.ts';

export interface IncludedViewProps {
  /** The product to include. */
  included: SummaryReading<IncludedProduct>;
}

/** What decides about the product to include (BLK-034). Renders a `<dl>`. */
export function IncludedView({ included }: IncludedViewProps) {
  const messages = useMessages();
  return (
    <SummaryPart reading={included}>
      {({ quantidadeProdutosNaCaixa: inBox, ...product }) => (
        <DescriptionList
          items={[
            { label: messages.product, value: product.produtoNome },
            { label: messages.mainSupplier, value: product.fornecedorPrincipal ?? EMPTY_TEXT },
            { label: messages.supplierCode, value: product.codigoFornecedor ?? EMPTY_TEXT },
            { label: messages.productsInBox, value: inBox === null ? EMPTY_TEXT : formatNumber(inBox) },
            { label: messages.invoiceValue, value: formatBrl(product.valorNf) },
            { label: messages.grossValue, value: formatBrl(product.valorBrutoCalculado) },
            { label: messages.suggestedPrice, value: formatBrl(product.precoSugerido) },
            { label: messages.margin, value: percentText(product.margem) },
          ]}
        />
      )}
    </SummaryPart>
  );
}
