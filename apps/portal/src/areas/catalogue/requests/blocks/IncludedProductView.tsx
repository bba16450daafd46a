import { familyFields } from '@portal/domain';
import { EMPTY_TEXT, formatBrl, formatNumber } from '@portal/formats';
import { DescriptionList } from '@portal/ui';
import { percentText } from '../../valueTexts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { ProductParts } from './supplierSummaryAtoms.ts';

const { valorNf, valorBrutoCalculado, precoSugerido, margem } = familyFields;

/** What decides about the product to include (BLK-034, RVP-041). */
export function IncludedProductView({ includedAtom }: Pick<ProductParts, 'includedAtom'>) {
  return (
    <SummaryPart query={includedAtom}>
      {(product) => (
        <DescriptionList
          items={[
            { label: 'Produto', value: product.produtoNome },
            { label: 'Fornecedor principal', value: product.fornecedorPrincipal ?? EMPTY_TEXT },
            { label: 'Código do fornecedor', value: product.codigoFornecedor ?? EMPTY_TEXT },
            {
              label: 'Produtos na caixa',
              value:
                product.quantidadeProdutosNaCaixa === null
                  ? EMPTY_TEXT
                  : formatNumber(product.quantidadeProdutosNaCaixa),
            },
            { label: valorNf.label, value: formatBrl(product.valorNf) },
            { label: valorBrutoCalculado.label, value: formatBrl(product.valorBrutoCalculado) },
            { label: precoSugerido.label, value: formatBrl(product.precoSugerido) },
            { label: margem.label, value: percentText(product.margem, 2) },
          ]}
        />
      )}
    </SummaryPart>
  );
}
