import type { financeFields } from '@portal/domain';
import { AgencyField, Card, Grid, MaskedField, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { bankOptionsAtom } from '../../../../shared/enumerations/banksAtom.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';

const { useField } = inputsOf<typeof financeFields>();

function Agency() {
  return <AgencyField {...useField('dadosBancarios.agenciaBancaria')} />;
}

function Account() {
  const account = useField('dadosBancarios.numeroContaCorrente');
  const hint = account.readOnly ? undefined : 'Sem o dígito';
  return <MaskedField {...account} hint={hint} mask="00000000000000000000" partial />;
}

function CheckDigit() {
  const digit = useField('dadosBancarios.digitoContaCorrente');
  return <MaskedField {...digit} hint={digit.readOnly ? undefined : 'Um número ou X'} mask="A" />;
}

/** The bank account (ST5-002 to ST5-012, D21). Nothing of it is kept on the device. Each field is a part of its own, as in step 1. */
export function BankSection() {
  return (
    <Card id="dados-bancarios">
      <Section title="Dados bancários" level={3}>
        <Grid>
          <StepRecord name="dadosBancarios.banco.id" {...useAtomValue(bankOptionsAtom)} />
          <Agency />
          <Account />
          <CheckDigit />
        </Grid>
      </Section>
    </Card>
  );
}
