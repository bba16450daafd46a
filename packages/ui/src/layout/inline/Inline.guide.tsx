import { Button } from '../../actions/button/Button.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { Inline } from './Inline.tsx';

export const guide: Guide = {
  use: ['For small things beside each other: buttons, badges, a label and its value.'],
  instead: [
    { when: 'Fields of a form', take: 'Grid' },
    { when: 'Acts that are one tab stop', take: 'Toolbar' },
  ],
  pairs: [
    {
      good: (
        <Inline>
          <Button variant="primary">Salvar</Button>
          <Button>Cancelar</Button>
        </Inline>
      ),
      bad: (
        <Inline gap="lg">
          <Button variant="primary">Salvar</Button>
          <Button>Cancelar</Button>
        </Inline>
      ),
      why: 'What belongs together stands close.',
    },
  ],
  anatomy: { Children: 'wrap where the line ends' },
  writing: [],
  accessibility: ['The order of reading is that of the code.'],
  related: ['Stack', 'Toolbar'],
};
