import { allowsOwnFloorCalculation, type linkFields } from '@portal/domain';
import { Grid, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { LinkRegister } from './linkRegister.ts';
import { supplierLookup, unitLookup } from './supplyLookups.ts';

const { Count, Decimal, Flag, Lookup, Money } = inputsOf<typeof linkFields>();

function OpenDialog({ register, opened }: OpenedRecord<LinkRegister>) {
  const form = useRecordForm({ register, opened });
  return (
    <RecordDialog
      form={form}
      title={opened.record ? 'Editar fornecedor' : 'Adicionar fornecedor'}
      // GAP-45
      closed={(values) => ({
        calculoPautaDiferente: allowsOwnFloorCalculation(values)
          ? null
          : 'Informe um valor pauta maior que 0',
      })}
    >
      <Grid>
        <Lookup name="fornecedorId" lookup={supplierLookup} />
        <Lookup name="unidadeId" lookup={unitLookup} />
        <Decimal name="qtdCompra" />
        <Decimal name="multiplicador" />
        <Count name="qtdCxLastro" />
        <Count name="qtdCxPallet" />
        <Money name="valorPauta" />
        <Stack gap="xs">
          <Flag name="padrao" />
          <Flag name="calculoPautaDiferente" />
        </Stack>
      </Grid>
    </RecordDialog>
  );
}

/** The dialog that adds and changes a supplier of a product (LNK-003 to LNK-012, GAP-40, GAP-41). */
export function LinkDialog({ register }: { register: LinkRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenDialog register={register} opened={opened} />;
}
