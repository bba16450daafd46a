import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  args: { children: <p>Pedido mínimo de R$ 1.500,00, entrega em até 12 dias úteis.</p> },
});

/** A surface with its padding. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { padding: 'md' } });

/** Content reaches the border. */
export const NoPadding = meta.story({ args: { padding: 'none' } });

/** Long content wraps inside the card. */
export const LongContent = meta.story({
  args: { children: <p>{'Solicitação de cadastro de produtos da Indústria Paulista S.A. '.repeat(8)}</p> },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <Card {...args} />
      <Card {...args} padding="none" />
    </StateMatrix>
  ),
});
