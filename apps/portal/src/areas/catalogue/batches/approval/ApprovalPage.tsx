import { batchDecisionRefusal } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { BatchActs } from '../../../../shared/batch/BatchActs.tsx';
import { useBatchStart } from '../../../../shared/batch/useBatchStart.tsx';
import { CloseContext, lazyOverlay } from '../../../../shared/loading/lazyOverlay.tsx';
import { BatchProductsList } from '../products/BatchProductsList.tsx';
import { batchSums } from '../products/batchColumns.ts';
import { useBatchProducts } from '../products/useBatchProducts.ts';
import { approval, approvals, DECISIONS, productToDecide } from './approvals.ts';
import { useFirstStage } from './useFirstStage.ts';

const ApprovalBatch = lazyOverlay(async () => (await import('./ApprovalBatch.tsx')).ApprovalBatch);

/** 'Aprovação de produtos': what waits for the director and for the approver, decided in lots (LOT-001 to LOT-028, G-45). */
export function ApprovalPage() {
  useFirstStage();
  const roles = useAtomValue(rolesAtom);
  const { filters } = useAtomValue(approvals.filterAtom);
  const { isShown, callOff, notice, left } = useBatchStart(approval, DECISIONS);
  const open = useSetAtom(approval.openAtom);
  const products = useBatchProducts(approvals);
  const { chosen, clear } = products.choice;
  const refusal = batchDecisionRefusal(roles, filters.status);

  if (isShown) {
    return (
      <CloseContext value={callOff}>
        <ApprovalBatch onLeave={(ran) => ran && clear()} />
      </CloseContext>
    );
  }
  return (
    <BatchProductsList
      products={products}
      description="Confira os produtos que aguardam a aprovação e aprove ou reprove em lote."
      pdfStem="aprovacao-produtos"
      sums={batchSums}
      notice={notice}
      acts={
        <BatchActs
          acts={DECISIONS}
          refusal={refusal}
          count={chosen.length}
          noneText="Selecione ao menos um produto"
          focused={left}
          onOpen={(id) => open({ act: { id }, items: chosen.map((row) => productToDecide(row, roles, id)) })}
        />
      }
    />
  );
}
ApprovalPage.prefetch = approvals.rowsAtom.prefetchAtom;
