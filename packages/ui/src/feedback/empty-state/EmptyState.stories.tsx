import { Tag } from 'lucide-react';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Não há dados para exibir' },
});

/** An empty table. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    icon: <Tag aria-hidden="true" />,
    title: 'Nenhuma marca ainda',
    description: 'As marcas cadastradas aparecem aqui e nas buscas do catálogo.',
    action: <Button variant="primary">Nova marca</Button>,
  },
});

/** Nothing fits the filters: the way on is to clear them. */
export const NoMatch = meta.story({
  args: { description: 'Nenhum registro atende aos filtros.', action: <Button>Limpar filtros</Button> },
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    title: 'Nenhuma solicitação de cadastro de fornecedor aguarda a análise da área comercial neste momento',
    description:
      'As solicitações aparecem aqui assim que o fornecedor envia o cadastro com todos os documentos obrigatórios.',
    style: { maxInlineSize: '328px' },
  },
});

/** With and without more than a title, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <EmptyState title="Não há dados para exibir" />
      <EmptyState
        icon={<Tag aria-hidden="true" />}
        title="Nenhuma marca ainda"
        description="As marcas cadastradas aparecem aqui e nas buscas do catálogo."
        action={<Button variant="primary">Nova marca</Button>}
      />
    </StateMatrix>
  ),
});
