import { CONTACT_NAME_MAX, JOB_TITLE_MAX } from '@portal/domain';
import { Card, Grid, PhoneField, Section } from '@portal/ui';
import { usePhoneField } from '../../../../shared/forms/usePhoneField.ts';
import { StepText } from '../../step-form/StepText.tsx';
import type { BasicDataSectionProps } from './basicDataSection.ts';

function Landline({ form, readOnly }: BasicDataSectionProps) {
  const field = usePhoneField(form.control, {
    ddd: 'contatos.0.dddTelefoneFixo',
    number: 'contatos.0.numeroTelefoneFixo',
  });
  return (
    <PhoneField
      {...field}
      kind="landline"
      label="Telefone fixo"
      readOnly={readOnly}
      reserveMessage={!readOnly}
    />
  );
}

function Mobile({ form, readOnly }: BasicDataSectionProps) {
  const field = usePhoneField(form.control, {
    ddd: 'contatos.0.dddTelefoneCelular',
    number: 'contatos.0.numeroTelefoneCelular',
  });
  return (
    <PhoneField
      {...field}
      kind="mobile"
      label="Telefone celular"
      required={!readOnly}
      readOnly={readOnly}
      reserveMessage={!readOnly}
    />
  );
}

/** Who represents the company, kept as its contact of that type (ST1-046 to ST1-059, G-02). */
export function RepresentativeSection({ form, readOnly }: BasicDataSectionProps) {
  const text = { control: form.control, readOnly };
  return (
    <Card id="representante">
      <Section title="Representante" level={3}>
        <Grid>
          <StepText
            {...text}
            name="contatos.0.email"
            label="E-mail"
            type="email"
            autoComplete="email"
            required
          />
          <StepText
            {...text}
            name="contatos.0.nome"
            label="Nome do responsável"
            autoComplete="name"
            maxLength={CONTACT_NAME_MAX}
            required
          />
          <StepText
            {...text}
            name="contatos.0.cargo"
            label="Cargo"
            autoComplete="organization-title"
            maxLength={JOB_TITLE_MAX}
            required
          />
          <Landline {...{ form, readOnly }} />
          <Mobile {...{ form, readOnly }} />
        </Grid>
      </Section>
    </Card>
  );
}
