import { href, openingRefusal, selectionRefusal, validationRefusal } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../../app/lazyPart.ts';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { useChosenRows } from '../../../shared/batch/useChosenRows.ts';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { DeadlineSelect } from './DeadlineSelect.tsx';
import { NewRequestButton } from './NewRequestButton.tsx';
import { RequestRowRemoval } from './rows/RequestRowRemoval.tsx';
import {
  type RequestRow,
  requestChoiceAtom,
  requestRows,
  reviewHref,
  rowIdOf,
  rowNameOf,
  validatedItem,
  validation,
} from './rows/requestRows.ts';
import { useRequestRowColumns } from './rows/useRequestRowColumns.tsx';
import { WaitingSelect } from './rows/WaitingSelect.tsx';

const ValidationBatch = lazyPart(async () => (await import('./rows/ValidationBatch.tsx')).ValidationBatch);

const groupOf = ({ codigoSolicitacao }: RequestRow) => codigoSolicitacao;
const isRowSelectable = (row: RequestRow) => selectionRefusal(row) ?? true;
const isSelectable = (row: RequestRow) => selectionRefusal(row) === null;

/** One function, so that focus is taken when the list comes back and not with each drawing of it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

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
  const [{ filters }, change] = useAtom(requestRows.filterAtom);
  const { data } = useAtomValue(requestRows.rowsAtom);
  const validates = useAtomValue(validation.batchAtom) !== null;
  const open = useSetAtom(validation.openAtom);
  const { selection, chosen, choose, clear } = useChosenRows({
    rows: data?.rows,
    rowIdOf,
    isSelectable,
    keptIn: requestChoiceAtom,
  });
  const [returned, setReturned] = useState(false);
  const columns = useRequestRowColumns();
  const rowHref = useRowHref();
  const refusal = validationRefusal(roles, chosen.length);

  if (validates) {
    const leave = (ran: boolean) => {
      setReturned(true);
      if (ran) clear();
    };
    return <ValidationBatch onLeave={leave} />;
  }
  return (
    <ListFrame
      list={requestRows}
      description="Acompanhe o que os fornecedores cadastram, analise famílias e valide produtos."
      columns={columns}
      getRowId={rowIdOf}
      rowName={rowNameOf}
      rowHref={rowHref}
      groupOf={groupOf}
      searchPlaceholder="Busque por código, fornecedor, família ou produto"
      actions={<NewRequestButton />}
      filters={
        <>
          <WaitingSelect />
          <DeadlineSelect list={requestRows} />
        </>
      }
      period={{
        label: 'Período de criação',
        value: { from: filters.inicio, to: filters.fim },
        onValueChange: ({ from, to }) => change({ filters: { inicio: from, fim: to } }),
      }}
      onClearFilters={() =>
        change({ search: '', filters: { aguardando: null, prazo: null, inicio: null, fim: null } })
      }
      selection={{
        selection,
        onSelectionChange: choose,
        knownRows: chosen,
        isRowSelectable,
        actions: (
          <Button
            ref={returned ? takeFocus : undefined} // the batch was opened from here
            size="sm"
            disabled={refusal !== null}
            disabledReason={refusal ?? undefined}
            onClick={() => open({ act: { id: 'validate' }, items: chosen.map(validatedItem) })}
          >
            Validar produtos
          </Button>
        ),
      }}
    >
      <RequestRowRemoval />
    </ListFrame>
  );
}
SupplierRequestsPage.asking = requestRows.rowsAtom.askingAtom;
