import { DecimalField, Grid, Section } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import type { ContentSectionProps } from './productSection.ts';

const HELD_BY_FAMILY = 'As dimensões são definidas pela família';

interface DimensionProps extends ContentSectionProps {
  name: 'altura' | 'largura' | 'comprimento' | 'peso';
  label: string;
  suffix: string;
}

function DimensionField({ form, facts, access, name, label, suffix }: DimensionProps) {
  return (
    <DecimalField
      {...useFormField(form.control, name)}
      label={label}
      suffix={suffix}
      decimals={2}
      required={!facts.dimensaoPorFamilia && access.productLock === null}
      readOnly={access.productLock !== null}
      disabled={facts.dimensaoPorFamilia && access.productLock === null}
      disabledReason={facts.dimensaoPorFamilia ? HELD_BY_FAMILY : undefined}
    />
  );
}

/** Dimensions of a product, locked where its family holds them (PRD-041 to PRD-045, GAP-29). */
export function DimensionsSection(props: ContentSectionProps) {
  return (
    <Section title="Dimensões" level={3}>
      <Grid>
        <DimensionField {...props} name="altura" label="Altura (cm)" suffix="cm" />
        <DimensionField {...props} name="largura" label="Largura (cm)" suffix="cm" />
        <DimensionField {...props} name="comprimento" label="Comprimento (cm)" suffix="cm" />
        <DimensionField {...props} name="peso" label="Peso (g)" suffix="g" />
      </Grid>
    </Section>
  );
}
