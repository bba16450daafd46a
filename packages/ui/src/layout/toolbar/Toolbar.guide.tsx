import { Button } from '../../actions/button/Button.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { Inline } from '../inline/Inline.tsx';
import { Toolbar } from './Toolbar.tsx';

export const guide: Guide = {
  use: ['For acts beside each other on the same thing.'],
  instead: [
    { when: 'One or two acts', take: 'Inline' },
    { when: 'More than there is room for', take: 'Menu' },
  ],
  pairs: [
    {
      good: (
        <Toolbar label="Texto">
          <Button>Negrito</Button>
          <Button>Itálico</Button>
          <Button>Lista</Button>
        </Toolbar>
      ),
      bad: (
        <Inline>
          <Button>Negrito</Button>
          <Button>Itálico</Button>
          <Button>Lista</Button>
        </Inline>
      ),
      why: 'Three controls or more are one tab stop: people get past them with one key.',
    },
  ],
  anatomy: { Controls: 'buttons, toggles, selects' },
  writing: [{ write: 'Texto', not: 'Barra de ferramentas', why: 'What it works on.' }],
  accessibility: [
    'Arrows, Home and End move from three controls on; fewer stay tab stops of their own, and so does a select or a text, which uses the arrows itself.',
  ],
  related: ['Inline', 'Menu', 'RichTextField'],
};
