import type { Guide } from '../../internal/stories/guide.ts';
import { TruncatedText } from './TruncatedText.tsx';

export const guide: Guide = {
  use: ['For a text that is cut where room is fixed: a card, a cell, a crumb.'],
  instead: [
    { when: 'There is room', take: 'Card' },
    { when: 'A text with markup', take: 'RichText' },
  ],
  pairs: [
    {
      good: <TruncatedText maxGraphemes={12} text="CAFÉ TORRADO E MOÍDO EXTRA FORTE 500 G" />,
      bad: <span>CAFÉ TORRAD</span>,
      why: 'The whole text is a hover or a focus away, and is always read.',
    },
  ],
  anatomy: {
    Text: 'cut at whole characters, with an ellipsis',
    Tooltip: 'all of it, only where something is cut',
  },
  writing: [],
  accessibility: ['Takes focus only where something is cut; the whole text is its name.'],
  related: ['Tooltip', 'DataTable'],
};
