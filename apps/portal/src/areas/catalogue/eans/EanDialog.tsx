import type { eanFields } from '@portal/domain';
import { DunField, Grid, GtinField, Inline, Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { EanRegister } from './eanRegister.ts';

const { Count, Flag, Text, useField } = inputsOf<typeof eanFields>();

const titles = { create: 'Adicionar EAN', edit: 'Editar EAN' };

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

/** The dialog that adds and changes an EAN (EAN-002 to EAN-014, GAP-39). */
export function EanDialog({ register }: { register: EanRegister }) {
  return (
    <RecordDialog register={register} titles={titles}>
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
