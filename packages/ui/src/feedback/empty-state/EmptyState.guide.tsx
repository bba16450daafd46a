import type { Guide } from '../../internal/stories/guide.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: ['For a list or section with nothing in it yet: what would be here, and the next act.'],
  instead: [
    { when: 'It could not be loaded', take: 'ErrorState' },
    { when: 'It is on its way', take: 'Skeleton' },
  ],
  pairs: [
    {
      good: (
        <EmptyState
          title="Nenhuma marca cadastrada"
          description="As marcas dos fornecedores aparecem aqui."
        />
      ),
      bad: <EmptyState title="Vazio" />,
      why: 'It says what would be here.',
    },
  ],
  anatomy: {
    Icon: 'quiet',
    Title: 'what there is none of',
    Description: 'what would be here',
    Action: 'the next act',
  },
  writing: [
    { write: 'Nenhuma marca com "ACME"', not: 'Sem resultados', why: 'The text that was searched is named.' },
  ],
  accessibility: ['Plain text in the flow; a search that finds nothing is announced by the list.'],
  related: ['ErrorState', 'Skeleton', 'ListPage'],
};
