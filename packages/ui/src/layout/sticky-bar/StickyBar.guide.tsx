import { Button } from '../../actions/button/Button.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { StickyBar } from './StickyBar.tsx';

export const guide: Guide = {
  use: ['For the acts of a long form, in sight at the end of the window.'],
  instead: [
    { when: 'A short form', take: 'Inline' },
    { when: 'A dialog', take: 'Dialog' },
  ],
  pairs: [
    {
      good: (
        <StickyBar status="Alterações não salvas">
          <Button variant="primary">Salvar</Button>
        </StickyBar>
      ),
      bad: (
        <StickyBar>
          <Button variant="primary">Salvar</Button>
          <Button variant="primary">Enviar</Button>
        </StickyBar>
      ),
      why: 'One likely act; the status says why or how far.',
    },
  ],
  anatomy: { Status: 'saved, unsaved, what is missing', Acts: 'the primary one last' },
  writing: [{ write: 'Alterações não salvas', not: 'Salve!', why: 'A state, no order.' }],
  accessibility: ['What has focus is never behind it (WCAG 2.4.11).'],
  related: ['RecordPage', 'WizardPage'],
};
