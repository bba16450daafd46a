import { productStatusOf } from '@portal/domain';
import { type CardItem, CardList, Stack } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { thumbnailSource } from '../../images/thumbnailSource.ts';
import { registrationStatus } from '../requestStatus.ts';
import { chosenProductAtom } from './reviewAddress.ts';
import { reviewAtom } from './reviewAtoms.ts';
import { FAMILY, productAt } from './reviewPlaces.ts';
import { familyName } from './reviewTexts.ts';

/** The family and its products to choose from, each with its status (RVP-003, RVP-007 to RVP-009, REQ1-018). */
export function ReviewItems() {
  const { reviewed, family, products, productsReading } = useAtomValue(reviewAtom);
  const [chosen, choose] = useAtom(chosenProductAtom);
  if (!reviewed) return null;
  const { familyRequest } = reviewed;
  const familyCard: CardItem = {
    id: FAMILY,
    title: familyName(family),
    detail: 'Família',
    status: registrationStatus(familyRequest.status, 'commercial'),
  };
  const cards = products?.map(
    (product): CardItem => ({
      id: product.solicitacaoCadastroProdutoId,
      title: product.nome,
      detail: String(product.codigo),
      imageUrl: thumbnailSource(product),
      status: registrationStatus(productStatusOf(product, familyRequest), 'commercial'),
    }),
  );
  return (
    <Stack gap="sm">
      <CardList
        {...productsReading}
        label="Família e produtos"
        items={cards && [familyCard, ...cards]}
        currentId={chosen ?? FAMILY}
        onSelect={({ id }) => choose(productAt(String(id)))}
      />
      {cards?.length === 0 && <p>O fornecedor ainda não cadastrou nenhum produto.</p>}
    </Stack>
  );
}
