import type { Schemas } from '@portal/api';
import { type FamilyFilling, href, remainingProducts, routeAllows, routeNamed } from '@portal/domain';
import { Card, CardList, EmptyState, Progress, Split, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { PackageSearch, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { readNumericId } from '../../../../shared/address/addressAtom.ts';
import { notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { type ChosenProduct, NEW_PRODUCT } from '../../products/catalogue/chosenProductAtom.ts';
import { focusStart, showStart } from '../../products/catalogue/recordStart.ts';
import { useArrival } from '../../products/catalogue/useArrival.ts';
import type { Family } from '../../products/form/productFormValues.ts';
import { FilledProduct } from './FilledProduct.tsx';
import { OpenProduct } from './OpenProduct.tsx';
import { PasteProducts } from './PasteProducts.tsx';
import { useRequestedCards } from './useRequestedCards.ts';

/** How many products are still due, counting down, and how many were pasted and wait for more (PRC-003 to PRC-005). */
function progressText(remaining: number, expected: number, incomplete: number): string {
  const due = remainingText(remaining, expected);
  if (incomplete === 0) return due;
  return `${due}, ${incomplete === 1 ? '1 incompleto' : `${incomplete} incompletos`}`;
}

function remainingText(remaining: number, expected: number): string {
  if (remaining === 0)
    return expected === 1 ? 'O produto foi cadastrado' : `Os ${expected} produtos foram cadastrados`;
  const due = remaining === 1 ? 'Falta 1' : `Faltam ${remaining}`;
  return expected === 1 ? `${due} produto` : `${due} de ${expected} produtos`;
}

export interface RequestedProductsProps {
  /** The family of the request whose products are shown. */
  familyRequest: Pick<
    Schemas['FamilyRequestDetail'],
    'id' | 'quantidadeCadastroProduto' | 'quantidadeIncompleta'
  >;
  /** The family itself; a new one is saved first. */
  family: Family;
  access: Pick<FamilyFilling, 'productsReason'>;
}

/**
 * The products of a family of a request: cards with the number that is still due, and beside them the form of one (PRC-001
 * to PRC-011). After the last one that is due, the user goes back to the requests (PRC-006, PRC-007, RTE-035, X-08).
 */
export function RequestedProducts({ familyRequest, family, access }: RequestedProductsProps) {
  const roles = useAtomValue(rolesAtom);
  const notify = useAtomValue(notifyAtom);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [created, setCreated] = useState(0);
  const { expectProduct, receiverOf } = useArrival();
  const cards = useRequestedCards(familyRequest.id);
  const lock = access.productsReason;
  const { quantidadeCadastroProduto: expected, quantidadeIncompleta: incomplete } = familyRequest;
  const remaining = cards.total === undefined ? null : remainingProducts(expected, cards.total);
  const takesMore = lock === null && remaining !== null && remaining > 0;

  const named = search.get('produto');
  const chosen = readNumericId(named);
  const isNew = takesMore && chosen === null;
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

  const conclude = () => {
    notify.success('Cadastro concluído com sucesso');
    const own = routeNamed('my-products');
    void navigate(href(routeAllows(own, roles) ? 'my-products' : 'product-requests'));
  };
  const createdOne = () => {
    if (remaining === 1 && incomplete === 0) {
      conclude();
      return;
    }
    notify.success('Produto criado');
    setCreated((count) => count + 1);
    expectProduct(NEW_PRODUCT, focusStart);
  };
  const completedOne = () => {
    if (remaining === 0 && incomplete === 1) conclude();
  };
  const createdAll = ([first]: readonly number[]) => {
    if (first === undefined) return;
    expectProduct(first, focusStart);
    choose(first);
  };

  return (
    <Split
      side={
        <Stack gap="sm">
          {remaining !== null && (
            <Progress
              label={progressText(remaining, expected, incomplete)}
              value={expected - remaining}
              max={expected}
            />
          )}
          {lock === null && remaining !== null && (
            <PasteProducts
              familyRequestId={familyRequest.id}
              family={family}
              remaining={remaining}
              onCreated={createdAll}
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
            emptyState={
              <EmptyState
                title="Nenhum produto cadastrado"
                description="Os produtos desta família aparecem aqui."
              />
            }
          />
        </Stack>
      }
    >
      {chosen !== null ? (
        <OpenProduct
          key={chosen}
          id={chosen}
          family={family}
          familyRequestId={familyRequest.id}
          lock={lock}
          ref={receiverOf(chosen)}
          onCompleted={completedOne}
          onRemoved={() => choose(null)}
        />
      ) : isNew ? (
        <FilledProduct
          key={`${NEW_PRODUCT}-${created}`}
          product={null}
          family={family}
          familyRequestId={familyRequest.id}
          lock={lock}
          ref={receiverOf(NEW_PRODUCT)}
          onCreated={createdOne}
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
