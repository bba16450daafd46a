import { type basicDataFields, seesStaffFields } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { Card, Section, SegmentedControl, StateRegistrationField } from '@portal/ui';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import type { StepPanelProps } from '../StepPanelProps.ts';

const { FieldGrid, FixedField, Option, OrRead, Text, useField } = inputsOf<typeof basicDataFields>();

/** What the company does, as a set of buttons (ST1-002 to ST1-005). */
function SegmentField() {
  const { optionsOf } = useEditorContext();
  const field = useField('segmento');
  return <SegmentedControl {...field} options={optionsOf('segmentos', field.value)} data-span="full" />;
}

/** The state registration, as digits (ST1-014 to ST1-017, G-34). */
function RegistrationField() {
  return <StateRegistrationField {...useField('inscricaoEstadual')} allowExempt={false} />;
}

interface CompanySectionProps extends Pick<StepPanelProps, 'viewer'> {
  supplier: StepPanelProps['registration']['fornecedor'];
}

/**
 * What identifies the company (ST1-002 to ST1-024, ONB-084). Each field is a part of its own, so that the first wrong one is the
 * first on the screen. The company sets the kind of supply (ST1-006 to ST1-009).
 */
export function CompanySection({ supplier, viewer }: CompanySectionProps) {
  return (
    <Card id="identificacao">
      <Section title="Identificação" level={3}>
        <FieldGrid of="segmento">
          <OrRead name="segmento" data-span="full">
            <SegmentField />
          </OrRead>
          <Option name="qualificacao" disabledReason="Definida pela empresa" />
          <FixedField of="segmento" label="CNPJ" value={formatCnpj(supplier.cnpj)} />
          {seesStaffFields(viewer.roles) && supplier.codigo !== null && (
            <FixedField of="segmento" label="Código" value={String(supplier.codigo)} />
          )}
          <OrRead name="inscricaoEstadual">
            <RegistrationField />
          </OrRead>
          <Text name="inscricaoEstadualSubstTribut" inputMode="numeric" />
          <Text name="razaoSocial" autoComplete="organization" />
          <Text name="nomeFantasia" />
        </FieldGrid>
      </Section>
    </Card>
  );
}
