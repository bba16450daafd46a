import type { Guide } from '../../internal/stories/guide.ts';
import { Card } from '../card/Card.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  use: ['For things one below the other with equal space.'],
  instead: [
    { when: 'Beside each other', take: 'Inline' },
    { when: 'In columns', take: 'Grid' },
  ],
  pairs: [
    {
      good: (
        <Stack gap="sm">
          <Card>A</Card>
          <Card>B</Card>
        </Stack>
      ),
      bad: (
        <div>
          <Card>A</Card>
          <br />
          <Card>B</Card>
        </div>
      ),
      why: 'Nothing has an outer margin: the stack decides on the space.',
    },
  ],
  anatomy: { Children: 'with `gap` between them' },
  writing: [],
  accessibility: ['The order of reading is that of the code.'],
  related: ['Inline', 'Grid'],
};
