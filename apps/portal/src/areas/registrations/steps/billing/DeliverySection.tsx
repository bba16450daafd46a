import { DELIVERY_OPTIONS, DELIVERY_REGIONS, LEAD_TIME_MAX } from '@portal/domain';
import { Card, Grid, NumberField, Section, Stack } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepChoice } from '../../step-form/StepChoice.tsx';
import type { BillingSectionProps } from './billingSection.ts';

interface RegionProps extends BillingSectionProps {
  index: number;
  name: string;
}

/** How long deliveries to a region take, in working or calendar days. */
function Region({ form: { control }, readOnly, index, name }: RegionProps) {
  const leadTime = useFormField(control, `regioesEntregas.${index}.prazoEntrega`);
  return (
    <Section title={name} level={4}>
      <Grid>
        <NumberField
          {...leadTime}
          label="Prazo de entrega (dias)"
          min={1}
          max={LEAD_TIME_MAX}
          required={!readOnly}
          readOnly={readOnly}
        />
        <StepChoice
          control={control}
          name={`regioesEntregas.${index}.opcaoEntrega`}
          label="Opção de entrega"
          options={DELIVERY_OPTIONS}
          required
          readOnly={readOnly}
        />
      </Grid>
    </Section>
  );
}

/** Lead times of the three regions, of which there are neither more nor fewer (ST6-008 to ST6-011, G-33). */
export function DeliverySection(props: BillingSectionProps) {
  return (
    <Card id="entrega">
      <Section title="Entrega" level={3}>
        <Stack>
          {DELIVERY_REGIONS.map(({ id, nome }, index) => (
            <Region key={id} {...props} index={index} name={nome} />
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
