import { Button } from '../../actions/button/Button.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';
import { Tooltip } from './Tooltip.tsx';

export const guide: Guide = {
  use: [
    'For a sentence that explains an element that people can do without: the name of a sign, a reason, a text that was cut.',
  ],
  instead: [
    { when: 'It has to be read', take: 'Banner' },
    { when: 'It has links or fields', take: 'Popover' },
    { when: 'It belongs to a field', take: 'TextField' },
  ],
  pairs: [
    {
      good: (
        <Tooltip content="Somente a área contábil altera o CST">
          <Button>CST</Button>
        </Tooltip>
      ),
      bad: (
        <Tooltip content="CST">
          <Button>CST</Button>
        </Tooltip>
      ),
      why: 'It says what the element does not.',
    },
  ],
  anatomy: { Text: 'one sentence' },
  writing: [
    {
      write: 'Somente a área contábil altera o CST',
      not: 'Bloqueado',
      why: 'Who can, where somebody cannot.',
    },
  ],
  accessibility: [
    ...popupAccessibility,
    'On hover and on focus; it can be hovered and closed by Escape (WCAG 1.4.13).',
    '`relation` says whether it names or describes the element.',
  ],
  related: ['Popover', 'IconButton', 'TruncatedText'],
};
