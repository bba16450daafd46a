import type { eanFields } from '@portal/domain';
import { DunField, Grid, GtinField, Inline, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { EanRegister } from './eanRegister.ts';

const { Count, Flag, Text, useField } = inputsOf<typeof eanFields>();

/** A code of another length or with a wrong check digit is a warning: old ones are legal (D8). */
function BarCodes() {
  const ean = useField('gtinEan');
  return (
    <>
      <GtinField {...ean} legacy strict={false} />
      <DunField {...useField('dun')} ean={ean.value} legacy strict={false} />
    </>
  );
}

function OpenDialog({ register, opened }: OpenedRecord<EanRegister>) {
  const form = useRecordForm({ register, opened });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar EAN' : 'Adicionar EAN'}>
      <Stack>
        <Grid>
          <BarCodes />
          <Count name="quantidadeProdutosNaCaixa" />
          <Text name="descricao" />
        </Grid>
        <Inline gap="lg">
          <Flag name="principal" />
          <Flag name="saldao" />
        </Inline>
      </Stack>
    </RecordDialog>
  );
}

/** The dialog that adds and changes an EAN (EAN-002 to EAN-014, GAP-39). */
export function EanDialog({ register }: { register: EanRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenDialog register={register} opened={opened} />;
}
