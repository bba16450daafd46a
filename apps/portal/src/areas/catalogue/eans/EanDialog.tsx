import { CODES_TWICE_TEXT, type eanFields, repeatsCodes } from '@portal/domain';
import { DunField, Grid, GtinField, Inline, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from '../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { Ean, EanRegister } from './eanRegister.ts';

const { Count, Flag, Text, useField } = inputsOf<typeof eanFields>();

const titles = { create: 'Adicionar EAN', edit: 'Editar EAN' };

interface BarCodesProps {
  register: EanRegister;
  /** The EAN that is changed, `null` for a new one. */
  record: Ean | null;
}

/** A code of another length or with a wrong check digit is a warning: old ones are legal (D8). */
function BarCodes({ register, record }: BarCodesProps) {
  const ean = useField('gtinEan');
  const dun = useField('dun');
  const { data } = useAtomValue(register.eansAtom);
  const { isSubmitting } = useFormState({ control: useEditorContext().control });
  const others = (data?.produtosFilhos ?? []).filter(({ id }) => id !== record?.id);
  // The list has what was saved before the dialog closes.
  const isTwice = !isSubmitting && repeatsCodes({ gtinEan: ean.value, dun: dun.value }, others);
  return (
    <>
      <GtinField {...ean} legacy strict={false} />
      <DunField
        {...dun}
        error={dun.error ?? (isTwice ? CODES_TWICE_TEXT : undefined)}
        ean={ean.value}
        legacy
        strict={false}
      />
    </>
  );
}

/** The dialog that adds and changes an EAN (EAN-002 to EAN-014, GAP-39). */
export function EanDialog({ register }: { register: EanRegister }) {
  return (
    <RecordDialog register={register} titles={titles}>
      {(record) => (
        <Stack>
          <Grid>
            <BarCodes register={register} record={record} />
            <Count name="quantidadeProdutosNaCaixa" />
            <Text name="descricao" />
          </Grid>
          <Inline gap="lg">
            <Flag name="principal" />
            <Flag name="saldao" />
          </Inline>
        </Stack>
      )}
    </RecordDialog>
  );
}
