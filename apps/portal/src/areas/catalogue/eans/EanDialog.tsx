import { BOX_QUANTITY_MAX, EAN_DESCRIPTION_MAX, type EanForm } from '@portal/domain';
import { Checkbox, DunField, Grid, GtinField, Inline, NumberField, Stack, TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useCheckedField } from '../../../shared/forms/useCheckedField.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { yesOrNo } from '../valueTexts.ts';
import type { Ean, EanRegister } from './eanRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).eanSchema;

const conflictFields: readonly ConflictField<EanForm>[] = [
  { label: 'EAN', text: ({ gtinEan }) => gtinEan },
  { label: 'DUN', text: ({ dun }) => dun },
  {
    label: 'Quantidade por caixa',
    text: ({ quantidadeProdutosNaCaixa: quantity }) => quantity?.toString() ?? null,
  },
  { label: 'Descrição', text: ({ descricao }) => descricao },
  { label: 'Principal', text: ({ principal }) => yesOrNo(principal) },
  { label: 'Saldão', text: ({ saldao }) => yesOrNo(saldao) },
];

/** A code of another length or with a wrong check digit is a warning: old ones are legal (D8). */
function EanFields<Output>({ control }: { control: Control<EanForm, unknown, Output> }) {
  const ean = useFormField(control, 'gtinEan');
  return (
    <Stack>
      <Grid>
        <GtinField {...ean} label="EAN" required legacy strict={false} />
        <DunField
          {...useFormField(control, 'dun')}
          label="DUN"
          ean={ean.value}
          required
          legacy
          strict={false}
        />
        <NumberField
          {...useFormField(control, 'quantidadeProdutosNaCaixa')}
          label="Quantidade por caixa"
          required
          max={BOX_QUANTITY_MAX}
        />
        <TextField
          {...useFormField(control, 'descricao')}
          label="Descrição"
          maxLength={EAN_DESCRIPTION_MAX}
        />
      </Grid>
      <Inline gap="lg">
        <Checkbox {...useCheckedField(control, 'principal')} label="Principal" />
        <Checkbox {...useCheckedField(control, 'saldao')} label="Saldão" />
      </Inline>
    </Stack>
  );
}

interface OpenEanDialogProps {
  register: EanRegister;
  opened: RecordDialogState<Ean, EanForm>;
}

function OpenEanDialog({ register, opened }: OpenEanDialogProps) {
  const form = useRecordForm({ register, opened, loadSchema, fields: conflictFields });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar EAN' : 'Adicionar EAN'}>
      <EanFields control={form.control} />
    </RecordDialog>
  );
}

/** The dialog that adds and changes an EAN (EAN-002 to EAN-014, GAP-39). */
export function EanDialog({ register }: { register: EanRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenEanDialog register={register} opened={opened} />;
}
