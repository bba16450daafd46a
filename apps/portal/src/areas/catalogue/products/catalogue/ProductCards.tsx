import { productAccess } from '@portal/domain';
import { CardList, EmptyState, FilterBar, Stack } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { sessionAtom } from '../../../../session/sessionAtom.ts';
import type { Family } from '../form/productFormValues.ts';
import { type ChosenProduct, chosenProductAtom, NEW_PRODUCT } from './chosenProductAtom.ts';
import { withOpenProduct } from './productCard.ts';
import { shownProductAtom } from './shownProductAtom.ts';
import { SEARCH_DELAY_MS, useProductCards } from './useProductCards.ts';

const newIcon = <Plus aria-hidden="true" />;

const NO_PRODUCTS = 'Nenhum produto nesta família';
const noProducts = {
  emptyText: NO_PRODUCTS,
  emptyState: <EmptyState title={NO_PRODUCTS} description="Os produtos cadastrados aparecem aqui." />,
};

interface ProductCardsProps {
  family: Family;
  /** Called before a product is chosen, also for the one that is. */
  onPress(product: ChosenProduct): void;
}

/** The products of a family as cards to choose from, and the card of a new one (PRD-001, PRD-002). */
export function ProductCards({ family, onPress }: ProductCardsProps) {
  const [chosen, choose] = useAtom(chosenProductAtom);
  const { productLock } = productAccess(useAtomValue(sessionAtom)?.roles ?? [], null, family);
  const { cards, search, setSearch } = useProductCards(family.id);
  const { product } = useAtomValue(shownProductAtom);
  const isOpen = search === '' && product?.id === chosen && product.familiaId === family.id;
  const press = (product: ChosenProduct) => {
    onPress(product);
    choose(product);
  };
  return (
    <Stack gap="sm">
      <FilterBar
        search={{
          value: search,
          onValueChange: setSearch,
          searchDelayMs: SEARCH_DELAY_MS,
          label: 'Pesquisar produtos',
          placeholder: 'Busque por código, nome ou EAN',
        }}
      />
      <CardList
        {...cards}
        items={withOpenProduct(cards.items, isOpen ? product : null)}
        label="Produtos da família"
        currentId={chosen === NEW_PRODUCT ? null : chosen}
        onSelect={({ id }) => press(Number(id))}
        newCard={
          productLock === null
            ? {
                label: 'Novo produto',
                icon: newIcon,
                current: chosen === NEW_PRODUCT,
                onSelect: () => press(NEW_PRODUCT),
              }
            : undefined
        }
        {...(search === '' && noProducts)}
      />
    </Stack>
  );
}
