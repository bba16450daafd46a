import { Card, CurrencyField, Grid, Section, Stack, TextField } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';

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
  const { control, locks } = useFamilyFormContext();
  const rows = useWatch({ control, name: 'concorrentes' });
  const lock = locks.competitors;
  return (
    <Card>
      <Section title="Concorrentes" description={lock ?? 'São salvas as linhas que têm concorrente e preço'}>
        <Stack gap="xs">
          {rows.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are places, they never move
            <CompetitorRow key={index} index={index} lock={lock} />
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
