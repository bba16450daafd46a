import type { Schemas } from '@portal/api';
import { supplyLock } from '@portal/domain';
import { Button, DataTable, Inline, Section, Stack } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { Removal } from '../../../shared/records/Removal.tsx';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { BranchesButton } from '../branches/BranchesButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { createLinkRegister, LINKS_PAGE_SIZE, type LinkRegister } from './linkRegister.ts';
import { SkuSection } from './SkuSection.tsx';
import { linkName, useLinkColumns } from './useLinkColumns.ts';

/** The suppliers of a product, 30 a page; a press on one shows its SKUs (LNK-001, LNK-002, LNK-013). */
function LinkTable({ register, editable }: { register: LinkRegister; editable: boolean }) {
  const query = useAtomValue(register.linksAtom);
  const [page, setPage] = useAtom(register.pageAtom);
  const [chosenId, choose] = useAtom(register.chosenIdAtom);
  const opening = useAtomValue(register.openingAtom) !== null;
  const reading = readingOf(query, 'Erro ao buscar fornecedores'); // LNK-020
  return (
    <DataTable
      label="Fornecedores do produto"
      columns={useLinkColumns(register, editable)}
      rows={query.data?.produtosFornecedores}
      getRowId={({ id }) => id}
      onRowClick={({ id }) => choose(id)}
      currentRowId={chosenId}
      paging={{
        page,
        pageSize: LINKS_PAGE_SIZE,
        total: query.data?.meta.paginacao.totalRegistros,
        onPageChange: setPage,
      }}
      {...reading}
      loading={reading.loading || opening}
    />
  );
}

const CHOOSE = 'Escolha um fornecedor para ver os SKUs dele.';

interface SuppliersTabProps {
  product: Pick<Schemas['CatalogueProduct'], 'id' | 'nome'>;
}

/** The suppliers that a product is bought from, and their SKUs (LNK-001 to LNK-034). */
export function SuppliersTab({ product }: SuppliersTabProps) {
  const register = useMemo(() => createLinkRegister(product.id), [product.id]);
  const lock = supplyLock(useAtomValue(sessionAtom)?.roles ?? []);
  const open = useSetAtom(register.openAtom);
  const chosenId = useAtomValue(register.chosenIdAtom);
  const links = useAtomValue(register.linksAtom).data?.produtosFornecedores ?? [];
  const chosen = links.find(({ id }) => id === chosenId);
  return (
    <Stack gap="lg">
      <Section
        title="Fornecedores do produto"
        description={lock ?? (links.length > 0 ? CHOOSE : undefined)}
        level={3}
        actions={
          <Inline>
            <BranchesButton product={product} />
            {lock === null && (
              <Button variant="primary" onClick={() => open(null)}>
                Adicionar fornecedor
              </Button>
            )}
          </Inline>
        }
      >
        <Stack>
          <RecordDraftBanner
            register={register}
            title="Você tinha um fornecedor não salvo"
            nameOf={({ fornecedorId }, { known }) =>
              known.fornecedorId?.find(({ value }) => value === fornecedorId)?.label ?? ''
            }
          />
          <LinkTable register={register} editable={lock === null} />
          <LinkDialog register={register} />
          <Removal
            removal={register.removal}
            title="Remover fornecedor"
            confirmLabel="Remover"
            nameOf={linkName}
          />
        </Stack>
      </Section>
      {chosen && <SkuSection productId={product.id} link={chosen} editable={lock === null} />}
    </Stack>
  );
}
