import { EMPTY_TEXT } from '@portal/formats';
import { DescriptionList } from '../../data/description-list/DescriptionList.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { figureTexts } from './figureTexts.ts';
import { statusSummaryDialogTexts } from './StatusSummaryDialog.texts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { IncludedProduct, SummaryReading } from './statusSummary.ts';

export interface IncludedViewProps {
  /** The product to include. */
  included: SummaryReading<IncludedProduct>;
}

/** What decides about the product to include (BLK-034). Renders a `<dl>`. */
export function IncludedView({ included }: IncludedViewProps) {
  const messages = useMessages(statusSummaryDialogTexts);
  const shared = useMessages(sharedTexts);
  const { formats } = useMessages(valueTexts);
  const { count, percent, currency } = figureTexts(formats);
  return (
    <SummaryPart reading={included}>
      {({ quantidadeProdutosNaCaixa: inBox, ...product }) => (
        <DescriptionList
          items={[
            { label: shared.product, value: product.produtoNome },
            { label: messages.mainSupplier, value: product.fornecedorPrincipal ?? EMPTY_TEXT },
            { label: messages.supplierCode, value: product.codigoFornecedor ?? EMPTY_TEXT },
            { label: messages.productsInBox, value: count(inBox) },
            { label: messages.invoiceValue, value: currency(product.valorNf) },
            { label: messages.grossValue, value: currency(product.valorBrutoCalculado) },
            { label: messages.suggestedPrice, value: currency(product.precoSugerido) },
            { label: messages.margin, value: percent(product.margem) },
          ]}
        />
      )}
    </SummaryPart>
  );
}
