import type { Schemas } from '@portal/api';
import { formatInstant } from '@portal/domain';
import { DescriptionList } from '@portal/ui';
import { measures, textOrDash, yesOrNo } from './detailTexts.ts';

/** Data of a product (GAP-29). Its rich text waits for the widget that cleans it. */
export function ProductDetails({ product }: { product: Schemas['CatalogueProduct'] }) {
  return (
    <DescriptionList
      items={[
        { term: 'Código', description: product.codigo },
        { term: 'Nome', description: product.nome },
        { term: 'Variação', description: textOrDash(product.variacao) },
        { term: 'Voltagem', description: textOrDash(product.voltagem) },
        ...measures(product),
        { term: 'Tags', description: textOrDash(product.tags.map(({ descricao }) => descricao).join(', ')) },
        { term: 'Importado do legado', description: yesOrNo(product.importadoLegado) },
        { term: 'Criado em', description: formatInstant(product.dataCriacao) },
      ]}
    />
  );
}
