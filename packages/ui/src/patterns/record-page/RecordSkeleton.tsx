import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Card } from '../../layout/card/Card.tsx';
import { Grid } from '../../layout/grid/Grid.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './RecordPage.styles.ts';

const fields = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder of a card of fields, with a loading status. Renders a `<div>`. */
export function RecordSkeleton() {
  return (
    <Card>
      <S.Status role="status">{useMessages(commonTexts).loading}</S.Status>
      <Stack gap="lg">
        <Skeleton width="200px" height={16} />
        <Grid>
          {fields.map((field) => (
            <Stack key={field} gap="sm">
              <Skeleton width="120px" />
              <Skeleton shape="block" />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
