import { errorMessage, type Schemas, withMessage } from '@portal/api';
import { supplyLock } from '@portal/domain';
import { Button, DataTable, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { RecordRemoval } from '../../../shared/records/RecordRemoval.tsx';
import { EanDialog } from './EanDialog.tsx';
import { createEanRegister } from './eanRegister.ts';
import { useEanColumns } from './useEanColumns.ts';

const nameOf = ({ gtinEan, descricao }: { gtinEan: string | null; descricao: string | null }) =>
  gtinEan || descricao || 'EAN';

/** The bar codes under which a product is sold (EAN-001 to EAN-025). */
export function EanTab({ product: { id } }: { product: Pick<Schemas['CatalogueProduct'], 'id'> }) {
  const register = useMemo(() => createEanRegister(id), [id]);
  const lock = supplyLock(useAtomValue(sessionAtom)?.roles ?? []);
  const { data, error, isFetching, refetch } = useAtomValue(register.eansAtom);
  const open = useSetAtom(register.openAtom);
  const failure = error && withMessage(error, 'Erro ao buscar produtos filhos'); // EAN-023
  return (
    <Section
      title="EANs do produto"
      description={lock ?? undefined}
      level={3}
      actions={
        lock === null && (
          <Button variant="primary" onClick={() => open(null)}>
            Adicionar EAN
          </Button>
        )
      }
    >
      <Stack>
        <RecordDraftBanner register={register} title="Você tinha um EAN não salvo" nameOf={nameOf} />
        <DataTable
          label="EANs do produto"
          columns={useEanColumns(register, lock === null)}
          rows={data?.produtosFilhos}
          getRowId={(ean) => ean.id}
          rowName={nameOf}
          loading={isFetching}
          error={failure && { message: errorMessage(failure) }}
          onRetry={() => void refetch()}
        />
        <EanDialog register={register} />
        <RecordRemoval register={register} title="Excluir EAN" confirmLabel="Excluir" nameOf={nameOf} />
      </Stack>
    </Section>
  );
}
