import { DialogSketch } from '../../internal/stories/DialogSketch.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For the reason why a supplier is refused; the reason is required and is sent to the supplier.'],
  instead: [
    { when: 'The supplier can mend it', take: 'PendencyDialog' },
    { when: 'No reason is needed', take: 'ConfirmDialog' },
  ],
  pairs: [
    {
      good: (
        <DialogSketch
          title="Recusar"
          text="O fornecedor recebe o motivo por e-mail."
          acts={['Voltar', 'Recusar proposta']}
          tone="danger"
        />
      ),
      bad: <DialogSketch title="Motivo" acts={['Cancelar', 'OK']} />,
      why: 'Who reads the text is said before it is written.',
    },
  ],
  anatomy: {
    Reason: 'required; spaces alone are none',
    Count: 'when few characters are left',
    Buttons: 'back and refuse',
  },
  writing: [{ write: 'Campo obrigatório', not: 'Campo inválido', why: 'The quoted text.' }],
  accessibility: [
    ...dialogAccessibility,
    'Once a reason was typed only its buttons close the dialog; it stays when the act was refused by the server.',
  ],
  related: ['PendencyDialog', 'ConfirmDialog', 'QueuePage'],
};
