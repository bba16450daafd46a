import { allowsOwnFloorCalculation, type LinkForm, type linkFields } from '@portal/domain';
import { Grid, Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { LinkRegister } from './linkRegister.ts';
import { supplierLookup, unitLookup } from './supplyLookups.ts';

const { Count, Decimal, Flag, Lookup, Money } = inputsOf<typeof linkFields>();

const titles = { create: 'Adicionar fornecedor', edit: 'Editar fornecedor' };

/** A calculation of the tax floor in a way of its own needs a floor above 0 (GAP-45). */
const closedFields = (values: LinkForm) => ({
  calculoPautaDiferente: allowsOwnFloorCalculation(values) ? null : 'Informe um valor pauta maior que 0',
});

/** The dialog that adds and changes a supplier of a product (LNK-003 to LNK-012, GAP-40, GAP-41). */
export function LinkDialog({ register }: { register: LinkRegister }) {
  return (
    <RecordDialog register={register} titles={titles} closed={closedFields}>
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
