import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For one status that stands for all checks of a record and opens them.'],
  instead: [
    { when: 'A count is enough', take: 'ValidationsPopover' },
    { when: 'There is one check only', take: 'StatusBadge' },
  ],
  pairs: [],
  anatomy: { Badge: 'the check that matters most', List: 'all of them' },
  writing: [{ write: 'Reprovado pelo fiscal', not: 'Reprovado', why: 'It says by whom.' }],
  accessibility: [...popupAccessibility, 'A button with the status as its name, and what it opens.'],
  related: ['ValidationsPopover', 'StatusBadge'],
};
