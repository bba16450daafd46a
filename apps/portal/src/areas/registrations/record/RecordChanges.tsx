import { formatInstantDateTime } from '@portal/formats';
import { Banner, Button, Card, DiffList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { RecordPlace } from './recordPlaces.ts';

/** 'O que mudou' since the previous submission, field by field; nothing for a first submission. */
export function RecordChanges({ place }: { place: Pick<RecordPlace, 'changesAtom'> }) {
  const { sentBefore, changes, failed, underWay, onRetry } = useAtomValue(place.changesAtom);
  if (failed) {
    return (
      <Banner
        tone="warning"
        title="Não foi possível ler o que mudou desde o último envio"
        action={
          <Button size="sm" loading={underWay} onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      />
    );
  }
  if (sentBefore === null) return null;
  return (
    <Card>
      <DiffList
        title={`O que mudou desde o envio de ${formatInstantDateTime(sentBefore)}`}
        differences={changes.map(({ campo, rotulo, antes, depois }) => ({
          field: rotulo ?? campo,
          before: antes,
          after: depois,
        }))}
      />
    </Card>
  );
}
