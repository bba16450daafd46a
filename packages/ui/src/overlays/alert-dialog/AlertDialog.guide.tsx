import { DialogSketch } from '../../internal/stories/DialogSketch.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a message that has to be read before work goes on, with nothing to decide.'],
  instead: [
    { when: 'There is a decision', take: 'ConfirmDialog' },
    { when: 'It may be read later', take: 'Notifications' },
    { when: 'It holds as long as the page', take: 'Banner' },
  ],
  pairs: [
    {
      good: (
        <DialogSketch
          title="Ação não permitida"
          text="A família tem produtos em análise."
          acts={['Entendi']}
        />
      ),
      bad: <DialogSketch title="Atenção" acts={['OK']} />,
      why: 'The title says what happened, the text why.',
    },
  ],
  anatomy: { Title: 'what happened', Text: 'why, and the way on', Button: 'takes note of it' },
  writing: [{ write: 'Ação não permitida', not: 'Erro!', why: 'The quoted text; no exclamation.' }],
  accessibility: [...dialogAccessibility, '`alertdialog`: title and text are read at once.'],
  related: ['ConfirmDialog', 'Banner', 'Notifications'],
};
