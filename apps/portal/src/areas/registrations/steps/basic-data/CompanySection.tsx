import { type basicDataFields, seesStaffFields } from '@portal/domain';
import {
  Card,
  CnpjField,
  Grid,
  Section,
  SegmentedControl,
  Stack,
  StateRegistrationField,
  TextField,
} from '@portal/ui';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import type { StepPanelProps } from '../StepPanelProps.ts';

const { Option, Text, useField } = inputsOf<typeof basicDataFields>();

/** What the company does, as a set of buttons (ST1-002 to ST1-005); where it is only read, as text. */
function SegmentField() {
  const { optionsOf } = useEditorContext();
  const { readOnly, ...field } = useField('segmento');
  const options = optionsOf('segmentos', field.value);
  if (!readOnly) return <SegmentedControl {...field} options={options} />;
  const chosen = options.find(({ value }) => value === field.value);
  return <TextField label={field.label} value={chosen?.label ?? ''} upperCase={false} readOnly />;
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
        <Stack>
          <SegmentField />
          <Grid>
            <Option name="qualificacao" disabledReason="Definida pela empresa" />
            <CnpjField label="CNPJ" value={supplier.cnpj} readOnly />
            {seesStaffFields(viewer.roles) && supplier.codigo !== null && (
              <TextField label="Código" value={String(supplier.codigo)} readOnly />
            )}
            <RegistrationField />
            <Text name="inscricaoEstadualSubstTribut" inputMode="numeric" />
            <Text name="razaoSocial" autoComplete="organization" />
            <Text name="nomeFantasia" />
          </Grid>
        </Stack>
      </Section>
    </Card>
  );
}
