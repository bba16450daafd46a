import type { Schemas } from '@portal/api';
import { supplyLock } from '@portal/domain';
import { Button, DataTable, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { Removal } from '../../../shared/records/Removal.tsx';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { EanDialog } from './EanDialog.tsx';
import { createEanRegister } from './eanRegister.ts';
import { useEanColumns } from './useEanColumns.ts';

const nameOf = ({ gtinEan, descricao }: { gtinEan: string | null; descricao: string | null }) =>
  gtinEan || descricao || 'EAN';

/** The bar codes under which a product is sold (EAN-001 to EAN-025). */
export function EanTab({ product: { id } }: { product: Pick<Schemas['CatalogueProduct'], 'id'> }) {
  const register = useMemo(() => createEanRegister(id), [id]);
  const lock = supplyLock(useAtomValue(sessionAtom)?.roles ?? []);
  const query = useAtomValue(register.eansAtom);
  const open = useSetAtom(register.openAtom);
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
          rows={query.data?.produtosFilhos}
          getRowId={(ean) => ean.id}
          rowName={nameOf}
          {...readingOf(query, 'Erro ao buscar produtos filhos')} // EAN-023
        />
        <EanDialog register={register} />
        <Removal removal={register.removal} title="Excluir EAN" nameOf={nameOf} />
      </Stack>
    </Section>
  );
}
