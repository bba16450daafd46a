import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For a list and beside it what was chosen in it.'],
  instead: [{ when: 'Two equal things', take: 'Grid' }],
  pairs: [],
  anatomy: { Side: 'the list', Main: 'what was chosen; pales while the next one comes' },
  writing: [],
  accessibility: ['Side first in the order of reading.'],
  related: ['CardList', 'QueuePage'],
};
