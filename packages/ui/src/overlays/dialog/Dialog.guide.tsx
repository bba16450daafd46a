import { DialogSketch } from '../../internal/stories/DialogSketch.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: [
    'For a short task on top of the page: a small form, a choice with a few facts.',
    '`dismissable={false}` where Escape or a press beside it would lose what was typed.',
  ],
  instead: [
    { when: 'A yes or no', take: 'ConfirmDialog' },
    { when: 'A long form', take: 'RecordPage' },
    { when: 'A few lines beside a button', take: 'Popover' },
  ],
  pairs: [
    {
      good: <DialogSketch title="Nova marca" acts={['Cancelar', 'Salvar']} />,
      bad: <DialogSketch title="Cadastro" acts={['Fechar', 'OK', 'Salvar e fechar']} />,
      why: 'One task, one act, one way back.',
    },
  ],
  anatomy: {
    Title: 'the task',
    Description: 'one sentence, where the title is not enough',
    Content: 'scrolls by itself',
    Footer: 'way back and act, always in sight',
    Cross: 'the way back',
  },
  writing: [{ write: 'Nova marca', not: 'Formulário de marca', why: 'The task, not the tool.' }],
  accessibility: [
    ...dialogAccessibility,
    'Focus starts in the first field, or where `initialFocusRef` says.',
    'A dialog that stays on Escape has a button that closes it in sight.',
  ],
  related: ['ConfirmDialog', 'Popover', 'UnsavedChangesDialog'],
};
