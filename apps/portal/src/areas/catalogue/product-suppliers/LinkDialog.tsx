import {
  allowsOwnFloorCalculation,
  LINK_QUANTITY_MAX,
  type LinkBody,
  PALLET_BOXES_MAX,
} from '@portal/domain';
import { Checkbox, CurrencyField, DecimalField, Grid, NumberField, PagedSelect, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { useCheckedField } from '../../../shared/forms/useCheckedField.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { linkConflictFields } from './linkConflictFields.ts';
import type { LinkFields, SupplierLink } from './linkFields.ts';
import type { LinkRegister } from './linkRegister.ts';
import { supplierLookup, unitLookup } from './supplyLookups.ts';
import { useOptionField } from './useOptionField.ts';

// The rules know the ids; what these are called is the form's own.
const loadSchema = async (): Promise<z.ZodType<LinkBody, LinkFields>> =>
  (await import('@portal/domain')).linkSchema;

interface LinkFieldsProps<Output> {
  control: Control<LinkFields, unknown, Output>;
}

/** Tax floor of the supplier, with a calculation of its own only above 0 (GAP-45), and whether it is the default one. */
function FloorFields<Output>({ control }: LinkFieldsProps<Output>) {
  const floor = useFormField(control, 'valorPauta');
  const own = useCheckedField(control, 'calculoPautaDiferente');
  return (
    <>
      <CurrencyField
        {...floor}
        onValueChange={(value) => {
          floor.onValueChange(value);
          if (!allowsOwnFloorCalculation(value)) own.onCheckedChange(false);
        }}
        label="Valor pauta"
      />
      <Stack gap="xs">
        <Checkbox {...useCheckedField(control, 'padrao')} label="Fornecedor padrão" />
        <Checkbox
          {...own}
          label="Cálculo de pauta diferente"
          disabled={!allowsOwnFloorCalculation(floor.value)}
          disabledReason="Informe um valor pauta maior que 0"
        />
      </Stack>
    </>
  );
}

function QuantityFields<Output>({ control }: LinkFieldsProps<Output>) {
  return (
    <>
      <DecimalField
        {...useFormField(control, 'qtdCompra')}
        label="Qtd. compra"
        decimals={4}
        max={LINK_QUANTITY_MAX}
        required
      />
      <DecimalField
        {...useFormField(control, 'multiplicador')}
        label="Multiplicador"
        decimals={4}
        max={LINK_QUANTITY_MAX}
        required
      />
      <NumberField {...useFormField(control, 'qtdCxLastro')} label="Cx. lastro" max={PALLET_BOXES_MAX} />
      <NumberField {...useFormField(control, 'qtdCxPallet')} label="Cx. pallet" max={PALLET_BOXES_MAX} />
    </>
  );
}

interface OpenLinkDialogProps {
  register: LinkRegister;
  opened: RecordDialogState<SupplierLink, LinkFields>;
}

function OpenLinkDialog({ register, opened }: OpenLinkDialogProps) {
  const form = useRecordForm({ register, opened, loadSchema, fields: linkConflictFields });
  const { control } = form;
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar fornecedor' : 'Adicionar fornecedor'}>
      <Grid>
        <PagedSelect
          {...useLookup(supplierLookup, undefined).choice}
          {...useOptionField(control, 'fornecedorId', 'fornecedor')}
          label="Fornecedor"
          required
        />
        <PagedSelect
          {...useLookup(unitLookup, undefined).choice}
          {...useOptionField(control, 'unidadeId', 'unidade')}
          label="Unidade"
          required
        />
        <QuantityFields control={control} />
        <FloorFields control={control} />
      </Grid>
    </RecordDialog>
  );
}

/** The dialog that adds and changes a supplier of a product (LNK-003 to LNK-012, GAP-40, GAP-41). */
export function LinkDialog({ register }: { register: LinkRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenLinkDialog register={register} opened={opened} />;
}
