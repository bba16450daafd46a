import type { ChangedStatus } from '@portal/domain';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { BatchActs } from '../../../../shared/batch/BatchActs.tsx';
import { useBatchStart } from '../../../../shared/batch/useBatchStart.tsx';
import { CloseContext, lazyOverlay } from '../../../../shared/loading/lazyOverlay.tsx';
import { BatchProductsList } from '../products/BatchProductsList.tsx';
import { useBatchProducts } from '../products/useBatchProducts.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { CHANGES, reviewAtom, statusChange, statusChanges } from './statusChanges.ts';

const StatusChangeBatch = lazyOverlay(
  async () => (await import('./StatusChangeBatch.tsx')).StatusChangeBatch,
);

/** 'Alteração de status': products that are taken back to an earlier status in lots (LOT-029, LOT-030, LOT-033, LOT-034, G-09). */
export function StatusChangePage() {
  const { isShown, callOff, notice, left } = useBatchStart(statusChange, CHANGES);
  const review = useSetAtom(reviewAtom);
  const products = useBatchProducts(statusChanges);
  const { chosen, clear } = products.choice;
  const [status, setStatus] = useState<ChangedStatus | null>(null);

  if (isShown) {
    return (
      <CloseContext value={callOff}>
        <StatusChangeBatch onLeave={(ran) => ran && clear()} />
      </CloseContext>
    );
  }
  return (
    <BatchProductsList
      products={products}
      description="Devolva produtos à validação ou à primeira aprovação."
      notice={notice}
      acts={
        <>
          <StatusSelect hideLabel placeholder="Novo status" value={status} onValueChange={setStatus} />
          <BatchActs
            acts={CHANGES}
            refusal={status === null ? 'Escolha o novo status' : null}
            count={chosen.length}
            noneText="Selecione ao menos um produto"
            focused={left}
            onOpen={() => {
              if (status !== null) review(status, chosen);
            }}
          />
        </>
      }
    />
  );
}
StatusChangePage.prefetch = statusChanges.rowsAtom.prefetchAtom;
