import { Pencil, Settings2 } from 'lucide-react';
import type { Guide } from '../../internal/stories/guide.ts';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: [
    'For an act that its sign says: edit, remove, close; in rows, bars and headers.',
    '`pressed` for a toggle.',
  ],
  instead: [
    { when: 'The sign alone does not say it', take: 'Button' },
    { when: 'Several acts of one row', take: 'Menu' },
  ],
  pairs: [
    {
      good: <IconButton label="Editar marca" icon={<Pencil />} />,
      bad: <IconButton label="Ação" icon={<Settings2 />} />,
      why: 'One sign, one act; the label names both act and thing.',
    },
  ],
  anatomy: { Icon: 'one, of 16 to 20 px', Tooltip: 'the label, on hover and focus' },
  writing: [
    {
      write: 'Remover contato de Ana Reis',
      not: 'Remover',
      why: 'In a list of equal buttons the name says which one.',
    },
  ],
  accessibility: [
    '`label` is its name: without one it does not compile.',
    '24 px to press at least, also in compact.',
  ],
  related: ['Button', 'Menu', 'Tooltip'],
};
