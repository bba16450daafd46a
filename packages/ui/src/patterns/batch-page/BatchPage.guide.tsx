import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For one act on many items: chosen, looked at before, run, looked at after.'],
  instead: [
    { when: 'One item after another', take: 'QueuePage' },
    { when: 'Nothing is decided', take: 'ListPage' },
  ],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    Selection: 'table and filters',
    Review: 'what can go, what cannot and why, the total',
    Run: 'progress',
    Outcome: 'each item, another try for what failed, a list to download',
  },
  writing: [{ write: 'Aprovar 12 itens', not: 'Processar', why: 'The act and how many.' }],
  accessibility: [
    'Each stage gets focus at its heading and is announced.',
    'A closed tab loses nothing: the outcome is offered again.',
  ],
  related: ['SelectionTable', 'QueuePage', 'Progress'],
};
