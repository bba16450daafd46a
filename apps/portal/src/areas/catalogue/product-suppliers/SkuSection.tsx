import { skuFields } from '@portal/domain';
import { Button, type Column, DataTable, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { Removal } from '../../../shared/records/Removal.tsx';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import type { SupplierLink } from './linkRegister.ts';
import { SkuDialog } from './SkuDialog.tsx';
import { createSkuRegister, type Sku, type SkuRegister } from './skuRegister.ts';
import { linkName } from './useLinkColumns.ts';

const nameOf = ({ sku }: { sku: string }) => sku;

const columns: readonly Column<Sku>[] = [
  { id: 'sku', header: skuFields.sku.label, format: 'code', width: 220, value: nameOf },
  {
    id: 'principal',
    header: skuFields.principal.label,
    format: 'status',
    value: ({ principal }) => yesBadge(principal),
  },
];

function useSkuColumns({ openAtom, removal }: SkuRegister, editable: boolean) {
  const edit = useSetAtom(openAtom);
  const remove = useSetAtom(removal.rowAtom);
  return useMemo(
    () => (editable ? [...columns, recordActions<Sku>({ edit, remove, removeLabel: 'Remover' })] : columns),
    [edit, remove, editable],
  );
}

interface SkuSectionProps {
  productId: number;
  link: SupplierLink;
  editable: boolean;
}

/** The codes under which the supplier of a link sells the product (LNK-002, LNK-025 to LNK-031, GAP-40). */
export function SkuSection({ productId, link, editable }: SkuSectionProps) {
  const register = useMemo(() => createSkuRegister(productId, link.id), [productId, link.id]);
  const query = useAtomValue(register.skusAtom);
  const open = useSetAtom(register.openAtom);
  return (
    <Section
      title={`SKUs de ${linkName(link)}`}
      level={3}
      actions={editable && <Button onClick={() => open(null)}>Adicionar SKU</Button>}
    >
      <Stack>
        <RecordDraftBanner register={register} title="Você tinha um SKU não salvo" nameOf={nameOf} />
        <DataTable
          label={`SKUs de ${linkName(link)}`}
          columns={useSkuColumns(register, editable)}
          rows={query.data?.skus}
          getRowId={({ id }) => id}
          rowName={nameOf}
          {...readingOf(query)}
        />
        <SkuDialog register={register} />
        <Removal removal={register.removal} title="Remover SKU" confirmLabel="Remover" nameOf={nameOf} />
      </Stack>
    </Section>
  );
}
