import { errorMessage, type Schemas } from '@portal/api';
import { BlockedBranchesDialog, Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import { LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

type Product = Pick<Schemas['CatalogueProduct'], 'id' | 'nome'>;

/** Loads the branches of a product each time the dialog opens, and drops them when it closes (BRN-009, BRN-012). */
function createBranchesAtom(produtoId: number) {
  return atomWithQuery(
    (get) =>
      get(queriesAtom).queryOptions(
        'get',
        '/api/produtos/filiais-produto',
        { params: { query: { produtoId } } },
        { gcTime: 0, meta: LOOKUP },
      ),
    (get) => get(portalQueryClientAtom),
  );
}

const named = ({ id, nome }: Schemas['Branch']) => ({ id, name: nome });

function OpenBranches({ product: { id, nome }, onClose }: { product: Product; onClose(): void }) {
  const { data, error, isFetching, refetch } = useAtomValue(useMemo(() => createBranchesAtom(id), [id]));
  return (
    <BlockedBranchesDialog
      open
      onOpenChange={(open) => open || onClose()}
      productId={id}
      productName={nome}
      branches={
        data && {
          productId: id,
          free: data.filiaisLivres.map(named),
          blocked: data.filiaisBloqueadas.map(named),
        }
      }
      loading={isFetching}
      error={error && { productId: id, message: errorMessage(error) }}
      onRetry={() => void refetch()}
    />
  );
}

/** Shows the branches that may buy a product and those that are blocked (BRN-001 to BRN-014). */
export function BranchesButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filiais</Button>
      {open && <OpenBranches product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
