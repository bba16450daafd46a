import { Banner, Card, Grid, PagedSelect, Stack } from '@portal/ui';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import type { Change, ChangedRow } from './createChange.ts';
import type { ChangeChoice } from './useChange.ts';

interface ChangeEndsProps<Row extends ChangedRow, Choice> {
  change: Change<Row, Choice>;
  choice: ChangeChoice<Row>;
}

/** Where products come from and where they go (G-09). */
export function ChangeEnds<Row extends ChangedRow, Choice>({ change, choice }: ChangeEndsProps<Row, Choice>) {
  const { lookup, texts } = change;
  const origins = useLookup(lookup);
  const destinations = useLookup(lookup);
  return (
    <Card>
      <Stack gap="sm">
        <Grid>
          <PagedSelect<number>
            {...origins.choice}
            label={texts.originLabel}
            required
            clearable
            value={choice.origin.value}
            onValueChange={choice.origin.choose}
          />
          <PagedSelect<number>
            {...destinations.choice}
            label={texts.destinationLabel}
            required
            clearable
            value={choice.destination.value}
            onValueChange={choice.destination.choose}
          />
        </Grid>
        {choice.isSame && <Banner tone="danger" title={texts.refusals.same} />}
      </Stack>
    </Card>
  );
}
