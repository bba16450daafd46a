import { Banner, Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { RecordPlace } from './recordPlaces.ts';

/** Error when the rest of the queue could not be loaded; the open registration can still be decided. */
export function QueueFailure({ place }: { place: Pick<RecordPlace, 'queueAtom'> }) {
  const { failed, underWay, onRetry } = useAtomValue(place.queueAtom);
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
