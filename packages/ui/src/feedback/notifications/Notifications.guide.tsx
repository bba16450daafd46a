import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For what an act came to: saved, sent, failed; with a way back where there is one.'],
  instead: [
    { when: 'It holds as long as the page', take: 'Banner' },
    { when: 'It belongs to a field', take: 'TextField' },
    { when: 'It has to be decided', take: 'ConfirmDialog' },
  ],
  pairs: [],
  anatomy: {
    Icon: 'of the tone',
    Message: 'one sentence',
    Action: 'undo, or see',
    Code: 'of a failure',
    Cross: 'closes it',
  },
  writing: [{ write: 'Marca salva', not: 'Sucesso!', why: 'What was done.' }],
  accessibility: [
    'Failures are assertive, all else polite; focus stays where it is.',
    'They wait while hovered or focused, and never leave in less than five seconds; the same message twice is announced twice.',
  ],
  related: ['Banner', 'ErrorCode'],
};
