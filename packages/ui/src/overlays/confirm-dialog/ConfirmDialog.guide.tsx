import { DialogSketch } from '../../internal/stories/DialogSketch.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: [
    'Before an act that cannot be taken back, or that others see at once.',
    '`observations` where a reason belongs to the act.',
  ],
  instead: [
    { when: 'It can be taken back', take: 'Notifications' },
    { when: 'Nothing is decided', take: 'AlertDialog' },
    { when: 'More than a reason is asked', take: 'Dialog' },
  ],
  pairs: [
    {
      good: (
        <DialogSketch
          title="Excluir a família CAFÉ TORRADO?"
          acts={['Cancelar', 'Excluir família']}
          tone="danger"
        />
      ),
      bad: <DialogSketch title="Tem certeza?" acts={['Não', 'Sim']} />,
      why: 'Title and button name the act and what it is done to.',
    },
  ],
  anatomy: {
    Title: 'the question',
    Text: 'what follows from it',
    Observations: 'where they are asked for',
    Buttons: 'way back first, then the act',
    Error: 'when the act was refused; what was typed stays',
  },
  writing: [
    { write: 'Excluir família', not: 'Sim', why: 'The button repeats the act.' },
    {
      write: 'Os 12 produtos ficam sem família.',
      not: 'Essa ação é irreversível!',
      why: 'What follows is told, not threatened.',
    },
  ],
  accessibility: [
    ...dialogAccessibility,
    'Where the act is dangerous, focus starts on the way back, or on the observations where they must be given.',
    'While it runs, and once observations were typed, only its buttons close the dialog; a second press does nothing.',
  ],
  related: ['AlertDialog', 'Dialog', 'DenyDialog'],
};
