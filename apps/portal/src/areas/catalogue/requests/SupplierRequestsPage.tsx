import { href, openingRefusal, REQUEST_SIDES, selectionRefusal, validationRefusal } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { takeFocus } from '../../../shared/batch/takeFocus.ts';
import { useChosenRows } from '../../../shared/batch/useChosenRows.ts';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { ListPeriod } from '../../../shared/list/ListPeriod.tsx';
import { ListSelect } from '../../../shared/list/ListSelect.tsx';
import { CloseContext, lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { DeadlineSelect } from './DeadlineSelect.tsx';
import { NewRequestButton } from './NewRequestButton.tsx';
import { RequestRowRemoval } from './rows/RequestRowRemoval.tsx';
import {
  type RequestRow,
  requestChoiceAtom,
  requestRows,
  reviewHref,
  rowNameOf,
  VALIDATE,
  validatedItem,
  validation,
} from './rows/requestRows.ts';
import { useRequestRowColumns } from './rows/useRequestRowColumns.tsx';

const ValidationBatch = lazyOverlay(async () => (await import('./rows/ValidationBatch.tsx')).ValidationBatch);

const groupOf = ({ codigoSolicitacao }: RequestRow) => codigoSolicitacao;
const isSelectable = (row: RequestRow) => selectionRefusal(row) === null;

/** Where a row leads: what the supplier has not sent yet is filled in by who may, all else is reviewed (G-36, X-08). */
function useRowHref() {
  const fills = openingRefusal(useAtomValue(rolesAtom)) === null;
  return useCallback(
    (row: RequestRow) =>
      fills && !row.cadastroEnviado ? href('catalogue-register', { solicitacaoId: row.id }) : reviewHref(row),
    [fills],
  );
}

/** The requests of all suppliers for staff, a row for each product (RTE-013, SOL-001 to SOL-044, G-35, G-51). */
export function SupplierRequestsPage() {
  const roles = useAtomValue(rolesAtom);
  const { data } = useAtomValue(requestRows.rowsAtom);
  const [batch, setBatch] = useAtom(validation.batchAtom);
  const open = useSetAtom(validation.openAtom);
  const clearFilters = useSetAtom(requestRows.clearAtom);
  const { selection, chosen, choose, clear } = useChosenRows({
    rows: data?.rows,
    rowIdOf: requestRows.rowIdOf,
    isSelectable,
    keptIn: requestChoiceAtom,
  });
  const [returned, setReturned] = useState(false);
  const columns = useRequestRowColumns();
  const rowHref = useRowHref();
  const refusal = validationRefusal(roles, chosen.length);

  if (batch) {
    const leave = (ran: boolean) => {
      setReturned(true);
      if (ran) clear();
    };
    return (
      <CloseContext value={() => setBatch(null)}>
        <ValidationBatch onLeave={leave} />
      </CloseContext>
    );
  }
  return (
    <ListFrame
      list={requestRows}
      description="Acompanhe o que os fornecedores cadastram, analise famílias e valide produtos."
      columns={columns}
      rowName={rowNameOf}
      rowHref={rowHref}
      groupOf={groupOf}
      searchPlaceholder="Busque por código, fornecedor, família ou produto"
      actions={<NewRequestButton />}
      filters={
        <>
          <ListPeriod list={requestRows} label="Período de criação" />
          <ListSelect
            list={requestRows}
            name="aguardando"
            label="Aguardando"
            placeholder="Todas as áreas"
            options={REQUEST_SIDES}
          />
          <DeadlineSelect list={requestRows} />
        </>
      }
      onClearFilters={clearFilters}
      selection={{
        selection,
        onSelectionChange: choose,
        knownRows: chosen,
        rowDisabledReason: selectionRefusal,
        actions: (
          <Button
            ref={returned ? takeFocus : undefined} // the batch was opened from here
            size="sm"
            disabled={refusal !== null}
            disabledReason={refusal ?? undefined}
            onClick={() => open({ act: { id: VALIDATE.id }, items: chosen.map(validatedItem) })}
          >
            {VALIDATE.label}
          </Button>
        ),
      }}
    >
      <RequestRowRemoval />
    </ListFrame>
  );
}
SupplierRequestsPage.prefetch = requestRows.rowsAtom.prefetchAtom;
