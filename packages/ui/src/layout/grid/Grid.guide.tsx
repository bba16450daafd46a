import type { Guide } from '../../internal/stories/guide.ts';
import { Card } from '../card/Card.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Grid } from './Grid.tsx';

export const guide: Guide = {
  use: ['For fields and cards in two to four equal columns, one where there is no room.'],
  instead: [
    { when: 'Unequal things in a line', take: 'Inline' },
    { when: 'One below the other', take: 'Stack' },
  ],
  pairs: [
    {
      good: (
        <Grid columns={2}>
          <Card>A</Card>
          <Card>B</Card>
        </Grid>
      ),
      bad: (
        <Inline>
          <Card>A</Card>
          <Card>B</Card>
        </Inline>
      ),
      why: 'Columns line up with those above and below.',
    },
  ],
  anatomy: { Columns: 'equal', '`data-span="full"`': 'a child that takes a whole line' },
  writing: [],
  accessibility: ['The order of reading is that of the code.'],
  related: ['Stack', 'Inline'],
};
