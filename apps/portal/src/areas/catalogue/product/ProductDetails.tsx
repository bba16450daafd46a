import type { Schemas } from '@portal/api';
import { formatInstant } from '@portal/domain';
import { Card, DescriptionList } from '@portal/ui';
import { thumbnailSource } from '../../../shared/images/thumbnailSource.ts';
import { measures, textOrDash, yesOrNo } from './detailTexts.ts';

/** Data of a product (GAP-29). Its rich text waits for the widget that cleans it. */
export function ProductDetails({ product }: { product: Schemas['CatalogueProduct'] }) {
  const thumbnail = thumbnailSource(product.miniaturaByte);
  return (
    <Card>
      <DescriptionList
        columns={4}
        items={[
          {
            label: 'Miniatura',
            value: thumbnail ? (
              <img src={thumbnail} alt={`Foto de ${product.nome}`} width="64" height="64" />
            ) : (
              '-'
            ),
          },
          { label: 'Código', value: product.codigo },
          { label: 'Nome', value: product.nome },
          { label: 'Variação', value: textOrDash(product.variacao) },
          { label: 'Voltagem', value: textOrDash(product.voltagem) },
          ...measures(product),
          { label: 'Tags', value: textOrDash(product.tags.map(({ descricao }) => descricao).join(', ')) },
          { label: 'Importado do legado', value: yesOrNo(product.importadoLegado) },
          { label: 'Criado em', value: formatInstant(product.dataCriacao) },
        ]}
      />
    </Card>
  );
}
