import type { Schemas } from '@portal/api';
import { BlockedBranchesDialog, Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import { LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
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
  const query = useAtomValue(useMemo(() => createBranchesAtom(id), [id]));
  const { data } = query;
  const reading = readingOf(query);
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
      {...reading}
      error={reading.error && { productId: id, ...reading.error }}
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
