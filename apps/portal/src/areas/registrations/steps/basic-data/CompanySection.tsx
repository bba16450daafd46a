import { COMPANY_NAME_MAX, seesStaffFields } from '@portal/domain';
import {
  Card,
  CnpjField,
  Grid,
  Section,
  SegmentedControl,
  Select,
  Stack,
  StateRegistrationField,
  TextField,
} from '@portal/ui';
import { useAtomValue } from 'jotai';
import {
  supplierLabelAtom,
  supplierOptionsAtom,
} from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepText } from '../../step-form/StepText.tsx';
import type { StepPanelProps } from '../StepPanelProps.ts';
import type { BasicDataSectionProps } from './basicDataSection.ts';

/** What the company does, as a set of buttons (ST1-002 to ST1-005); where it is only read, as text. */
function SegmentField({ form, readOnly }: BasicDataSectionProps) {
  const { value, ...field } = useFormField(form.control, 'segmento');
  const optionsOf = useAtomValue(supplierOptionsAtom);
  const label = useAtomValue(supplierLabelAtom)('segmentos', value);
  if (readOnly) {
    return (
      <TextField label="Segmento" value={label ?? ''} upperCase={false} readOnly reserveMessage={false} />
    );
  }
  return (
    <SegmentedControl
      {...field}
      label="Segmento"
      value={value}
      options={optionsOf('segmentos', value)}
      required
    />
  );
}

/** The kind of supply, which the company sets (ST1-006 to ST1-009). */
function QualificationField({ form, readOnly }: BasicDataSectionProps) {
  const { value, ...field } = useFormField(form.control, 'qualificacao');
  const optionsOf = useAtomValue(supplierOptionsAtom);
  return (
    <Select
      {...field}
      label="Categoria de fornecimento"
      value={value}
      options={optionsOf('qualificacoes', value)}
      readOnly={readOnly}
      reserveMessage={!readOnly}
      disabled={!readOnly}
      disabledReason="Definida pela empresa"
    />
  );
}

/** The state registration, as digits (ST1-014 to ST1-017, G-34). */
function RegistrationField({ form, readOnly }: BasicDataSectionProps) {
  const { value, ...field } = useFormField(form.control, 'inscricaoEstadual');
  return (
    <StateRegistrationField
      {...field}
      label="Inscrição estadual"
      value={value ?? ''}
      allowExempt={false}
      required={!readOnly}
      readOnly={readOnly}
      reserveMessage={!readOnly}
    />
  );
}

interface CompanySectionProps extends BasicDataSectionProps, Pick<StepPanelProps, 'viewer'> {
  supplier: StepPanelProps['registration']['fornecedor'];
}

/**
 * What identifies the company (ST1-002 to ST1-024, ONB-084). Each field is a part of its own, so that the first wrong one is the
 * first on the screen.
 */
export function CompanySection({ form, readOnly, supplier, viewer }: CompanySectionProps) {
  const { control } = form;
  const text = { control, readOnly };
  return (
    <Card id="identificacao">
      <Section title="Identificação" level={3}>
        <Stack>
          <SegmentField {...{ form, readOnly }} />
          <Grid>
            <QualificationField {...{ form, readOnly }} />
            <CnpjField label="CNPJ" value={supplier.cnpj} readOnly reserveMessage={!readOnly} />
            {seesStaffFields(viewer.roles) && supplier.codigo !== null && (
              <TextField label="Código" value={String(supplier.codigo)} readOnly reserveMessage={!readOnly} />
            )}
            <RegistrationField {...{ form, readOnly }} />
            <StepText
              {...text}
              name="inscricaoEstadualSubstTribut"
              label="Inscrição Estadual do Subst. Tribut."
              inputMode="numeric"
              maxLength={15}
            />
            <StepText
              {...text}
              name="razaoSocial"
              label="Razão social"
              autoComplete="organization"
              maxLength={COMPANY_NAME_MAX}
              required
            />
            <StepText {...text} name="nomeFantasia" label="Nome fantasia/marca" maxLength={100} required />
          </Grid>
        </Stack>
      </Section>
    </Card>
  );
}
