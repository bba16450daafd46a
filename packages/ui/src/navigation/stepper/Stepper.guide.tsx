import type { Guide } from '../../internal/stories/guide.ts';
import { Stepper } from './Stepper.tsx';

export const guide: Guide = {
  use: ['For where one is in a form of several steps, and the way to those that are open.'],
  instead: [
    { when: 'Parts in any order', take: 'Tabs' },
    { when: 'Sections of one page', take: 'SectionList' },
  ],
  pairs: [
    {
      good: (
        <Stepper
          label="Etapas"
          value="b"
          steps={[
            { id: 'a', label: 'Empresa', done: true },
            { id: 'b', label: 'Endereço' },
            { id: 'c', label: 'Documentos', disabled: true, disabledReason: 'Preencha o endereço antes' },
          ]}
        />
      ),
      bad: (
        <Stepper
          label="Etapas"
          value="b"
          steps={[
            { id: 'a', label: 'Etapa 1', done: true },
            { id: 'b', label: 'Etapa 2' },
          ]}
        />
      ),
      why: 'A step has a name; its number is drawn anyway.',
    },
  ],
  anatomy: {
    Marks: 'done, current, to do, not open',
    Labels: 'one or two words',
    Counts: 'errors of a step',
  },
  writing: [{ write: 'Endereço', not: 'Etapa 2 - Preenchimento do endereço', why: 'One word.' }],
  accessibility: [
    'A `nav` with an ordered list, `aria-current="step"`; the state is told in words.',
    'Going to a step moves focus to its heading.',
  ],
  related: ['WizardPage', 'ErrorSummary', 'Tabs'],
};
