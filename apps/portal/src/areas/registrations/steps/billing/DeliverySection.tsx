import { type billingFields, DELIVERY_REGIONS } from '@portal/domain';
import { Card, NumberField, Section, Stack } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { useTable } from '../../../../shared/editor/useField.ts';

const { Choice, FieldGrid, OrRead, useField } = inputsOf<typeof billingFields>();

/** How long deliveries to a region take, in working or calendar days. */
function Region({ index, name }: { index: 0 | 1 | 2; name: string }) {
  const path = `regioesEntregas.${index}` as const;
  const { max } = useTable(`${path}.prazoEntrega`);
  return (
    <Section title={name} level={4}>
      <FieldGrid of={`${path}.prazoEntrega`}>
        <OrRead name={`${path}.prazoEntrega`}>
          <NumberField {...useField(`${path}.prazoEntrega`)} min={1} max={max} />
        </OrRead>
        <Choice name={`${path}.opcaoEntrega`} />
      </FieldGrid>
    </Section>
  );
}

/** Lead times of the three regions, of which there are neither more nor fewer (ST6-008 to ST6-011, G-33). */
export function DeliverySection() {
  const [first, second, third] = DELIVERY_REGIONS;
  return (
    <Card id="entrega">
      <Section title="Entrega" level={3}>
        <Stack>
          <Region index={0} name={first.nome} />
          <Region index={1} name={second.nome} />
          <Region index={2} name={third.nome} />
        </Stack>
      </Section>
    </Card>
  );
}
