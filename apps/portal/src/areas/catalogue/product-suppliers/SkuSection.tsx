import { errorMessage } from '@portal/api';
import { Button, type Column, DataTable, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { RecordRemoval } from '../../../shared/records/RecordRemoval.tsx';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { SupplierLink } from './linkFields.ts';
import { SkuDialog } from './SkuDialog.tsx';
import { createSkuRegister, type Sku, type SkuRegister } from './skuRegister.ts';
import { linkName } from './useLinkColumns.ts';

const nameOf = ({ sku }: { sku: string }) => sku;

const columns: readonly Column<Sku>[] = [
  { id: 'sku', header: 'SKU', format: 'code', width: 220, value: nameOf },
  { id: 'principal', header: 'Principal', format: 'status', value: ({ principal }) => yesBadge(principal) },
];

function useSkuColumns({ calls, dialogAtom, removalAtom }: SkuRegister, editable: boolean) {
  const open = useSetAtom(dialogAtom);
  const remove = useSetAtom(removalAtom);
  return useMemo(() => {
    if (!editable) return columns;
    const edit = (record: Sku) => open({ record, values: calls.toForm(record) });
    return [...columns, recordActions<Sku>({ edit, remove, removeLabel: 'Remover' })];
  }, [calls, open, remove, editable]);
}

interface SkuSectionProps {
  productId: number;
  link: SupplierLink;
  editable: boolean;
}

/** The codes under which the supplier of a link sells the product (LNK-002, LNK-025 to LNK-031, GAP-40). */
export function SkuSection({ productId, link, editable }: SkuSectionProps) {
  const register = useMemo(() => createSkuRegister(productId, link.id), [productId, link.id]);
  const { data, error, isFetching, refetch } = useAtomValue(register.skusAtom);
  const open = useSetAtom(register.dialogAtom);
  return (
    <Section
      title={`SKUs de ${linkName(link)}`}
      level={3}
      actions={
        editable && (
          <Button onClick={() => open({ record: null, values: register.calls.emptyForm })}>
            Adicionar SKU
          </Button>
        )
      }
    >
      <Stack>
        <RecordDraftBanner register={register} title="Você tinha um SKU não salvo" nameOf={nameOf} />
        <DataTable
          label={`SKUs de ${linkName(link)}`}
          columns={useSkuColumns(register, editable)}
          rows={data?.skus}
          getRowId={({ id }) => id}
          rowName={nameOf}
          loading={isFetching}
          error={error && { message: errorMessage(error) }}
          onRetry={() => void refetch()}
        />
        <SkuDialog register={register} />
        <RecordRemoval register={register} title="Remover SKU" confirmLabel="Remover" nameOf={nameOf} />
      </Stack>
    </Section>
  );
}
