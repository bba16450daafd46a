import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  use: [
    'For more than two acts of a row, card or page, behind one button.',
    'Choices within it stay open while they are made.',
  ],
  instead: [
    { when: 'One or two acts', take: 'IconButton' },
    { when: 'A value of a form', take: 'Select' },
    { when: 'Pages', take: 'SideNav' },
  ],
  pairs: [
    {
      good: (
        <Menu
          label="Ações da família"
          items={[
            { id: 'e', label: 'Editar', onSelect: () => {} },
            { id: 'x', label: 'Excluir', tone: 'danger', onSelect: () => {} },
          ]}
        />
      ),
      bad: <Menu label="Mais" items={[{ id: 'x', label: 'Excluir', tone: 'danger', onSelect: () => {} }]} />,
      why: 'One act is a button; a menu has a name that says whose acts they are.',
    },
  ],
  anatomy: {
    Button: 'three dots or a label',
    Entries: 'sign and verb; dangerous ones last, apart',
    Reason: 'below an entry that is disabled',
  },
  writing: [
    { write: 'Excluir família', not: 'Excluir!', why: 'A verb, and the thing where it is not clear.' },
  ],
  accessibility: [
    ...popupAccessibility,
    'A disabled entry can be reached and says why.',
    'Letters find entries by their beginning.',
  ],
  related: ['IconButton', 'Button', 'Popover'],
};
