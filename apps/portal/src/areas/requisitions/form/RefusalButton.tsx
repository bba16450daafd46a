import { Button } from '@portal/ui';
import { type ComponentProps, useState } from 'react';
import { RefusalDialog } from './RefusalDialog.tsx';

interface RefusalButtonProps extends Pick<ComponentProps<typeof RefusalDialog>, 'requisition' | 'onRefused'> {
  /** Why it cannot be refused. */
  reason: string | null;
}

/** Asks for the refusal of a requisition (RQF-045). */
export function RefusalButton({ reason, ...refusal }: RefusalButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="danger"
        disabled={reason !== null}
        disabledReason={reason ?? undefined}
        onClick={() => setOpen(true)}
      >
        Recusar
      </Button>
      <RefusalDialog {...refusal} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
