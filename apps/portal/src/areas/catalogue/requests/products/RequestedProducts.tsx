import {
  type FamilyFilling,
  href,
  type RegistrationStatus,
  remainingProducts,
  routeAllows,
  routeNamed,
} from '@portal/domain';
import { Card, CardList, EmptyState, Progress, Split, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { PackageSearch, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { readNumericId } from '../../../../shared/address/addressAtom.ts';
import { useFormKey } from '../../../../shared/editor/useFormKey.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { type ChosenProduct, NEW_PRODUCT } from '../../products/catalogue/chosenProductAtom.ts';
import { focusStart, showStart } from '../../products/catalogue/recordStart.ts';
import { useArrival } from '../../products/catalogue/useArrival.ts';
import type { Family } from '../../products/form/productFormValues.ts';
import { OpenProduct } from './OpenProduct.tsx';
import { PasteProducts } from './PasteProducts.tsx';
import { type ProductCounts, progressText } from './progressTexts.ts';
import { readNextIncomplete } from './requestedProductCalls.ts';
import type { RequestedProduct } from './requestedProductValues.ts';
import { useRequestedCards } from './useRequestedCards.ts';

const CONCLUDED = 'Cadastro concluído com sucesso';
const NO_PRODUCTS = 'Nenhum produto cadastrado';

/** Who has gone on to another place, while the first product was on its way, keeps the focus there. */
const focusUnlessGone = (record: HTMLElement | null) => {
  if (document.activeElement?.contains(record)) focusStart(record);
};

interface RequestedProductsProps {
  /** The family of the request whose products are shown. */
  familyRequest: Omit<ProductCounts, 'quantidadeCadastrada'> & { readonly id: number };
  /** The family itself; a new one is saved first. */
  family: Family;
  access: Pick<FamilyFilling, 'productsReason'>;
  /** Status of the family at commercial; `null` until the request was sent. */
  sentFamily: RegistrationStatus | null;
  /** The form of the first new product has the focus, as after its family was created. */
  focused?: boolean;
}

/**
 * The products of a family of a request: cards with the number that is still due, and beside them the form of one (PRC-001
 * to PRC-011). A created one gives way to the form of the next, but where something was typed in it meanwhile; after the last
 * one that is due, the user goes back to the requests (PRC-006, PRC-007, RTE-035, X-08). A pasted one that was completed gives
 * way to the next incomplete one.
 */
export function RequestedProducts({
  familyRequest,
  family,
  access,
  sentFamily,
  focused = false,
}: RequestedProductsProps) {
  const roles = useAtomValue(rolesAtom);
  const { api, notify, router } = useAtomValue(servicesAtom);
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const [created, setCreated] = useState(0);
  const { expectProduct, receiverOf } = useArrival(
    focused ? { product: NEW_PRODUCT, receive: focusUnlessGone } : undefined,
  );
  const cards = useRequestedCards(familyRequest.id, sentFamily);
  const lock = access.productsReason;
  const { quantidadeCadastroProduto: expected, quantidadeIncompleta: incomplete } = familyRequest;
  const remaining = cards.total === undefined ? null : remainingProducts(expected, cards.total);
  const takesMore = lock === null && remaining !== null && remaining > 0;

  const named = search.get('produto');
  const chosen = readNumericId(named);
  const { formKey, goingOn, goesOnAs } = useFormKey(chosen);
  const isNew = chosen === null && (takesMore || goingOn);
  const choose = (product: ChosenProduct) => {
    const query = new URLSearchParams(search);
    if (product === null) query.delete('produto');
    else query.set('produto', String(product));
    setSearch(query, { preventScrollReset: true });
  };
  const press = (product: ChosenProduct) => {
    expectProduct(product, showStart);
    choose(product);
  };

  /** Whoever went on while a product was saved is left there. */
  const hasLeft = () => router.state.location.key !== location.key;
  const goBack = () => {
    const own = routeNamed('my-products');
    void router.navigate(href(routeAllows(own, roles) ? 'my-products' : 'product-requests'));
  };
  const createdOne = ({ solicitacaoCadastroProdutoId: id }: RequestedProduct, typedOn: boolean) => {
    const isLast = remaining === 1 && incomplete === 0;
    notify.success(isLast ? CONCLUDED : 'Produto criado');
    if (hasLeft()) return;
    if (typedOn) {
      goesOnAs(id);
      choose(id);
    } else if (isLast) goBack();
    else {
      setCreated((count) => count + 1);
      expectProduct(NEW_PRODUCT, focusStart);
    }
  };
  /** Goes on to a product, whose form has the focus then. */
  const goOnTo = (id: number | undefined) => {
    if (id === undefined) return;
    expectProduct(id, focusStart);
    choose(id);
  };
  const completedOne = async ({ solicitacaoCadastroProdutoId: id }: RequestedProduct, typedOn: boolean) => {
    if (incomplete > 1) {
      if (typedOn) return;
      // Without an answer the list still leads on.
      const next = await readNextIncomplete(api, familyRequest.id, id).catch(() => undefined);
      if (!hasLeft()) goOnTo(next);
    } else if (remaining === 0) {
      notify.success(CONCLUDED);
      if (!hasLeft()) goBack();
    }
  };

  return (
    <Split
      side={
        <Stack gap="sm">
          {remaining !== null && (
            <Progress
              label={progressText({ ...familyRequest, quantidadeCadastrada: expected - remaining })}
              value={expected - remaining}
              max={expected}
            />
          )}
          {lock === null && remaining !== null && (
            <PasteProducts
              familyRequestId={familyRequest.id}
              family={family}
              remaining={remaining}
              onCreated={([first]) => goOnTo(first)}
            />
          )}
          <CardList
            {...cards}
            label="Produtos da solicitação"
            currentId={chosen}
            onSelect={({ id }) => press(Number(id))}
            newCard={
              takesMore
                ? {
                    label: 'Novo produto',
                    icon: <Plus aria-hidden="true" />,
                    current: isNew,
                    onSelect: () => press(NEW_PRODUCT),
                  }
                : undefined
            }
            emptyText={NO_PRODUCTS}
            emptyState={
              <EmptyState title={NO_PRODUCTS} description="Os produtos desta família aparecem aqui." />
            }
          />
        </Stack>
      }
    >
      {chosen !== null || isNew ? (
        <OpenProduct
          key={`${formKey}-${created}`}
          id={chosen}
          family={family}
          familyRequestId={familyRequest.id}
          productsReason={lock}
          ref={receiverOf(chosen ?? NEW_PRODUCT)}
          onCreated={createdOne}
          onCompleted={(product, typedOn) => void completedOne(product, typedOn)}
          onRemoved={() => choose(null)}
        />
      ) : (
        <Card>
          <EmptyState
            icon={<PackageSearch aria-hidden="true" />}
            title="Nenhum produto selecionado"
            description="Selecione um produto na lista para ver seus dados."
          />
        </Card>
      )}
    </Split>
  );
}
