import { PHOTOS_MAX, type requestedProductFields } from '@portal/domain';
import { Button, CardList, Dialog, ErrorState, Skeleton, Stack } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { inOrder, withStored } from '../../products/form/photoEntries.ts';
import { requestedProductQueryAtom } from './requestedProductCalls.ts';
import type { RequestedProduct } from './requestedProductValues.ts';
import { useRequestedCards } from './useRequestedCards.ts';

const { useChange, useValues } = inputsOf<typeof requestedProductFields>();

interface PhotosOfProductProps {
  /** Id of the other product in its request. */
  id: number;
  onTake(photos: RequestedProduct['fotosProdutos']): void;
  onBack(): void;
}

/** The photos of another product as cards; each is taken by a press, or all that there is room for. */
function PhotosOfProduct({ id, onTake, onBack }: PhotosOfProductProps) {
  const [chosen] = useValues(['fotosProdutos']);
  const query = useQuery(useAtomValue(requestedProductQueryAtom)(id), useAtomValue(portalQueryClientAtom));
  const { error, onRetry } = recordReadingOf(query, true, 'Produto não encontrada');
  if (error)
    return (
      <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={query.isFetching} />
    );
  if (!query.data) return <Skeleton shape="block" height={160} />;
  const { fotosProdutos, nome } = query.data;
  const free = fotosProdutos.filter((photo) => !chosen.some((own) => own.id === photo.id));
  const fitting = free.slice(0, PHOTOS_MAX - chosen.length);
  return (
    <Stack>
      {fitting.length > 1 && (
        <Button onClick={() => onTake(fitting)}>
          {fitting.length === free.length ? 'Usar todas' : `Usar as primeiras ${fitting.length}`}
        </Button>
      )}
      <CardList
        label={`Fotos de ${nome}`}
        items={free.map((photo) => ({
          id: photo.id,
          title: `Foto ${photo.ordem + 1}`,
          detail: nome,
          imageUrl: photo.arquivo,
        }))}
        onSelect={(card) => onTake(free.filter(({ id: photo }) => photo === card.id))}
      />
      <Button onClick={onBack}>Voltar aos produtos</Button>
    </Stack>
  );
}

interface PhotosOfSiblingsProps {
  familyRequestId: number;
  /** The product whose photos are chosen, `null` for a new one. */
  product: RequestedProduct | null;
}

/** Takes over photos of another product of the family: first the product is chosen, then the photo (PRC-058). */
export function PhotosOfSiblings({ familyRequestId, product }: PhotosOfSiblingsProps) {
  const [open, setOpen] = useState(false);
  const [sibling, setSibling] = useState<number | null>(null);
  const [photos] = useValues(['fotosProdutos']);
  const change = useChange();
  const cards = useRequestedCards(familyRequestId, null);
  const others = cards.items?.filter(({ id }) => id !== product?.solicitacaoCadastroProdutoId);
  if (!others || others.length === 0) return null;
  const close = () => {
    setOpen(false);
    setSibling(null);
  };
  const isFull = photos.length >= PHOTOS_MAX;
  return (
    <>
      <Button
        icon={<Images aria-hidden="true" />}
        disabled={isFull}
        disabledReason={isFull ? `O produto já tem ${PHOTOS_MAX} fotos` : undefined}
        onClick={() => setOpen(true)}
      >
        Usar foto de outro produto
      </Button>
      <Dialog title="Usar foto de outro produto" open={open} onOpenChange={(next) => next || close()}>
        {sibling === null ? (
          <CardList
            {...cards}
            items={others}
            total={undefined}
            label="Produtos com fotos"
            onSelect={({ id }) => setSibling(Number(id))}
          />
        ) : (
          <PhotosOfProduct
            id={sibling}
            onBack={() => setSibling(null)}
            onTake={(taken) => {
              change('fotosProdutos', withStored(inOrder(photos), taken));
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
