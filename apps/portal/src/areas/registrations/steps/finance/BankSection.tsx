import type { financeFields } from '@portal/domain';
import { AgencyField, Card, MaskedField, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { bankOptionsAtom } from '../../enumerations/banksAtom.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';

const { FieldGrid, OrRead, useField } = inputsOf<typeof financeFields>();

function Agency() {
  return <AgencyField {...useField('dadosBancarios.agenciaBancaria')} hint="Sem o dígito verificador" />;
}

function Account() {
  const account = useField('dadosBancarios.numeroContaCorrente');
  return <MaskedField {...account} hint="Sem o dígito" mask="00000000000000000000" partial exact />;
}

function CheckDigit() {
  const digit = useField('dadosBancarios.digitoContaCorrente');
  return <MaskedField {...digit} hint="Um número ou X" mask="A" />;
}

/** The bank account (ST5-002 to ST5-012, D21). Nothing of it is kept on the device. Each field is a part of its own, as in step 1. */
export function BankSection() {
  return (
    <Card id="dados-bancarios">
      <Section title="Dados bancários" level={3}>
        <FieldGrid of="dadosBancarios.banco.id">
          <StepRecord name="dadosBancarios.banco.id" {...useAtomValue(bankOptionsAtom)} />
          <OrRead name="dadosBancarios.agenciaBancaria">
            <Agency />
          </OrRead>
          <OrRead name="dadosBancarios.numeroContaCorrente">
            <Account />
          </OrRead>
          <OrRead name="dadosBancarios.digitoContaCorrente">
            <CheckDigit />
          </OrRead>
        </FieldGrid>
      </Section>
    </Card>
  );
}
