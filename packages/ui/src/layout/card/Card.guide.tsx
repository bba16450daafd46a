import type { Guide } from '../../internal/stories/guide.ts';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: ['For what belongs together on a page, set apart by a hairline.'],
  instead: [{ when: 'A titled part of a form', take: 'Section' }],
  pairs: [
    {
      good: <Card>CAFÉ TORRADO 500 G</Card>,
      bad: (
        <Card>
          <Card>CAFÉ TORRADO 500 G</Card>
        </Card>
      ),
      why: 'A card in a card is a frame too many.',
    },
  ],
  anatomy: { Surface: 'paper, with a hairline', Content: 'padded, or to the edge for tables' },
  writing: [],
  accessibility: ['A plain `<div>`: the heading inside gives it a name.'],
  related: ['Section', 'Stack'],
};
