import { BatchPage, Button, StickyBar } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { createManagerTransfer } from './managerTransfer.ts';
import { TransferGroups } from './TransferGroups.tsx';
import { TransferManagers } from './TransferManagers.tsx';

/** The groups go in one act, all or none: no item is reviewed or fails alone. */
const NO_ITEMS: readonly never[] = [];

/** Gives groups of one manager to another (TRF-001 to TRF-033, BIZ-06). */
export function ManagerTransferPage() {
  const [transfer] = useState(createManagerTransfer);
  const originRef = useRef<HTMLInputElement>(null);
  const destinationRef = useRef<HTMLInputElement>(null);
  const transferRef = useRef<HTMLButtonElement>(null);
  const send = useSetAtom(transfer.transferAtom);
  const load = useSetAtom(transfer.loadAtom);
  const formId = useId();
  const { act, underWay } = useOneAtATime(async () => {
    const check = await send();
    if (check === 'origin') originRef.current?.focus();
    if (check === 'destination') destinationRef.current?.focus();
  });

  // Both acts send one form, so that they wait for a manager who is typed and not yet chosen.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (event.nativeEvent.submitter === transferRef.current) await act();
    else if (!(await load())) originRef.current?.focus();
  };

  return (
    <BatchPage
      title="Alterar Gestor de Grupo de Divisão"
      description="Escolha os grupos de divisão que passam de um gestor a outro."
      items={NO_ITEMS}
      filters={
        <form id={formId} noValidate onSubmit={submit}>
          <TransferManagers {...{ transfer, originRef, destinationRef }} />
        </form>
      }
    >
      <TransferGroups transfer={transfer} />
      <StickyBar>
        <Button ref={transferRef} type="submit" form={formId} variant="primary" loading={underWay}>
          Alterar Gestor
        </Button>
      </StickyBar>
    </BatchPage>
  );
}
