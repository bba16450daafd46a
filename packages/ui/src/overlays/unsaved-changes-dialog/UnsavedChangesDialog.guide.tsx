import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: [
    'When somebody leaves a form with changes that are not saved: by a link, the way back, another record.',
  ],
  instead: [
    { when: 'The session ends', take: 'LogoutDialog' },
    { when: 'The tab is closed', take: 'Dialog' },
  ],
  pairs: [],
  anatomy: { Question: 'the quoted text', Buttons: 'stay, and leave without saving' },
  writing: [],
  accessibility: [
    ...dialogAccessibility,
    'Focus starts on the way back.',
    'Asked only where something really changed: what was put back is no change.',
  ],
  related: ['LogoutDialog', 'RecordPage'],
};
