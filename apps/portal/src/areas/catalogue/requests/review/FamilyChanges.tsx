import { formatInstantDateTime } from '@portal/formats';
import { Banner, Button, Card, DiffList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { familyChangesAtom } from './reviewAtoms.ts';

/** 'O que mudou' since the side of the user saved last, with who changed it; nothing while nothing changed. */
export function FamilyChanges() {
  const query = useAtomValue(familyChangesAtom);
  const { error, onRetry } = readingOf(query);
  if (error && query.data === undefined) {
    return (
      <Banner
        tone="warning"
        title="Não foi possível ler o que mudou na família"
        action={
          onRetry && (
            <Button size="sm" loading={query.isFetching} onClick={onRetry}>
              Tentar novamente
            </Button>
          )
        }
      />
    );
  }
  const { desde = null, mudancas = [] } = query.data ?? {};
  if (desde === null || mudancas.length === 0) return null;
  const authors = [...new Set(mudancas.map(({ usuario }) => usuario))].join(', ');
  return (
    <Card>
      <DiffList
        title={`O que mudou desde ${formatInstantDateTime(desde)}, por ${authors}`}
        differences={mudancas.map(({ rotulo, antes, depois }) => ({
          field: rotulo,
          before: antes,
          after: depois,
        }))}
      />
    </Card>
  );
}
