import type { basicDataFields } from '@portal/domain';
import { Card, PhoneField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { phoneField } from '../../contacts/phoneField.ts';

const { FieldGrid, OrRead, Text, useField } = inputsOf<typeof basicDataFields>();

function Landline() {
  const ddd = useField('contatos.0.dddTelefoneFixo');
  const number = useField('contatos.0.numeroTelefoneFixo');
  return <PhoneField {...number} {...phoneField(ddd, number)} kind="landline" />;
}

function Mobile() {
  const ddd = useField('contatos.0.dddTelefoneCelular');
  const number = useField('contatos.0.numeroTelefoneCelular');
  return <PhoneField {...number} {...phoneField(ddd, number)} kind="mobile" />;
}

/** Who represents the company, kept as its contact of that type (ST1-046 to ST1-059, G-02). */
export function RepresentativeSection() {
  return (
    <Card id="representante">
      <Section title="Representante" level={3}>
        <FieldGrid of="contatos.0.nome">
          <Text name="contatos.0.email" type="email" autoComplete="email" />
          <Text name="contatos.0.nome" autoComplete="name" />
          <Text name="contatos.0.cargo" autoComplete="organization-title" />
          <OrRead name="contatos.0.numeroTelefoneFixo">
            <Landline />
          </OrRead>
          <OrRead name="contatos.0.numeroTelefoneCelular">
            <Mobile />
          </OrRead>
        </FieldGrid>
      </Section>
    </Card>
  );
}
