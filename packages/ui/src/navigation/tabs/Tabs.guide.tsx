import type { Guide } from '../../internal/stories/guide.ts';
import { Tabs } from './Tabs.tsx';

export const guide: Guide = {
  use: ['For parts of one record or page that are seen one at a time, in any order.'],
  instead: [
    { when: 'Views of the same data', take: 'SegmentedControl' },
    { when: 'Steps in an order', take: 'Stepper' },
    { when: 'Pages', take: 'SideNav' },
  ],
  pairs: [
    {
      good: (
        <Tabs
          label="Produto"
          tabs={[
            { id: 'a', label: 'Dados', content: '…' },
            { id: 'b', label: 'EAN', content: '…' },
          ]}
        />
      ),
      bad: (
        <Tabs
          label="Produto"
          tabs={[
            { id: 'a', label: 'Dados do produto', content: '…' },
            { id: 'b', label: 'EAN do produto', content: '…' },
          ]}
        />
      ),
      why: 'What all tabs share stands above them, once.',
    },
  ],
  anatomy: { Tabs: 'sign, label, count', Panel: 'the open one' },
  writing: [{ write: 'Fornecedores', not: 'Ver fornecedores', why: 'The thing.' }],
  accessibility: [
    'One tab stop; arrows wrap, Home and End jump; `activation="manual"` where a panel asks the server.',
    'A closed tab can be reached and says why.',
  ],
  related: ['SegmentedControl', 'Stepper'],
};
