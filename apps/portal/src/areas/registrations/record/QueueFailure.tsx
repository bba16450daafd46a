import { Banner, Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { RecordPlace } from './recordPlaces.ts';

/** That the rest of the queue could not be read: the registration that is open can be judged all the same. */
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
