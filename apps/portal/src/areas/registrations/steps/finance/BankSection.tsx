import type { Schemas } from '@portal/api';
import { AgencyField, Card, Grid, MaskedField, Section, Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { bankOption, bankOptionsAtom } from '../../../../shared/enumerations/banksAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import type { FinanceSectionProps } from './financeSection.ts';

interface BankSectionProps extends FinanceSectionProps {
  /** The bank that is stored: its name is known before the list is. */
  bank: Schemas['BankDetails']['banco'];
}

/** The bank account (ST5-002 to ST5-012, D21). Nothing of it is kept on the device. */
export function BankSection({ form: { control }, readOnly, bank }: BankSectionProps) {
  const { value: bankId, ...bankField } = useFormField(control, 'dadosBancarios.banco.id');
  const { value: agency, ...agencyField } = useFormField(control, 'dadosBancarios.agenciaBancaria');
  const { value: account, ...accountField } = useFormField(control, 'dadosBancarios.numeroContaCorrente');
  const { value: digit, ...digitField } = useFormField(control, 'dadosBancarios.digitoContaCorrente');
  const { options, loading } = useAtomValue(bankOptionsAtom);
  const shared = { required: !readOnly, readOnly };
  return (
    <Card id="dados-bancarios">
      <Section title="Dados bancários" level={3}>
        <Grid>
          <Select<number>
            {...bankField}
            {...shared}
            label="Banco"
            value={bankId ?? null}
            options={options.length > 0 || !bank ? options : [bankOption(bank)]}
            loading={loading}
          />
          <AgencyField {...agencyField} {...shared} label="Agência" value={agency ?? ''} />
          <MaskedField
            {...accountField}
            {...shared}
            label="Conta corrente"
            hint={readOnly ? undefined : 'Sem o dígito'}
            mask="00000000000000000000"
            partial
            value={account ?? ''}
          />
          <MaskedField
            {...digitField}
            {...shared}
            label="Dígito"
            hint={readOnly ? undefined : 'Um número ou X'}
            mask="A"
            value={digit ?? ''}
          />
        </Grid>
      </Section>
    </Card>
  );
}
