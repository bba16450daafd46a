import type { Schemas } from '@portal/api';
import { BlockedBranchesDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

export type ProductOfBranches = Pick<Schemas['CatalogueProduct'], 'id' | 'nome'>;

/** Loads the branches of a product each time the dialog opens, and drops them when it closes (BRN-009, BRN-012). */
function createBranchesAtom(produtoId: number) {
  return queryAtom((get) =>
    get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/filiais-produto',
      { params: { query: { produtoId } } },
      { gcTime: 0, meta: LOOKUP },
    ),
  );
}

const named = ({ id, nome }: Schemas['Branch']) => ({ id, name: nome });

interface ProductBranchesProps {
  product: ProductOfBranches;
  onClose(): void;
}

/** The branches that may buy a product and those that are blocked, in a dialog (BRN-001 to BRN-014, G-19). */
export function ProductBranches({ product: { id, nome }, onClose }: ProductBranchesProps) {
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
