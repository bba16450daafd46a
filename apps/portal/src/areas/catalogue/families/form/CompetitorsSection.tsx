import { COMPETITORS_MAX } from '@portal/domain';
import { Card, CurrencyField, Grid, Section, Stack, TextField } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';

/** The form always holds as many rows as there may be. */
const rows = Array.from({ length: COMPETITORS_MAX }, (_, index) => index);

function CompetitorRow({ index, lock }: { index: number; lock: string | null }) {
  const { control } = useFamilyFormContext();
  return (
    <Grid columns={2}>
      <TextField
        {...useFormField(control, `concorrentes.${index}.nome`)}
        label={`Concorrente ${index + 1}`}
        maxLength={60}
        readOnly={lock !== null}
      />
      <CurrencyField
        {...useFormField(control, `concorrentes.${index}.preco`)}
        label={`Preço ${index + 1}`}
        readOnly={lock !== null}
      />
    </Grid>
  );
}

/** Prices of up to three competitors (FAM-018, FMC-083 to FMC-086). */
export function CompetitorsSection() {
  const lock = useFamilyFormContext().locks.competitors;
  return (
    <Card>
      <Section title="Concorrentes" description={lock ?? 'São salvas as linhas que têm concorrente e preço'}>
        <Stack gap="xs">
          {rows.map((index) => (
            <CompetitorRow key={index} index={index} lock={lock} />
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
