import { Banner, Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Queue } from './createQueue.ts';

/** Error when the rest of the queue could not be loaded; the open record can still be decided. */
export function QueueFailure({ queue }: { queue: Pick<Queue, 'queueAtom'> }) {
  const { failed, underWay, onRetry } = useAtomValue(queue.queueAtom);
  if (!failed) return null;
  return (
    <Banner
      tone="warning"
      title="Não foi possível ler a fila"
      action={
        <Button size="sm" loading={underWay} onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    />
  );
}
