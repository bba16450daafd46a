import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';
import { ValidationsPopover } from './ValidationsPopover.tsx';

export const guide: Guide = {
  use: ['For the checks of one record behind a count, where a row has no room for them.'],
  instead: [
    { when: 'One check stands for the others', take: 'ValidationsStatus' },
    { when: 'They are what the page is about', take: 'DataTable' },
  ],
  pairs: [
    {
      good: (
        <ValidationsPopover
          recordName="CAFÉ 500 G"
          validations={[{ name: 'Fiscal', label: 'Aprovado', tone: 'success' }]}
        />
      ),
      bad: <span>Fiscal ok</span>,
      why: 'All checks look and read alike, with who and when.',
    },
  ],
  anatomy: { Button: '"N validações"', List: 'name, status and time of each check' },
  writing: [{ write: '3 validações', not: 'Validações', why: 'The button says how many.' }],
  accessibility: [...popupAccessibility, 'A popover: Enter opens it, Escape gives focus back.'],
  related: ['ValidationsStatus', 'StatusBadge', 'Popover'],
};
