import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Card } from '../card/Card.tsx';
import { Split } from './Split.tsx';

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  args: { side: <Card>Lista de produtos</Card>, children: <Card>Produto escolhido</Card> },
});

/** A list at the side, what was chosen beside it. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story();

/** Without room the list stands above, whatever the window. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

/** What was chosen before stays until the next is there. */
export const Stale = meta.story({ args: { stale: true } });

/** Long content wraps and widens neither part. */
export const LongContent = meta.story({
  args: {
    side: <Card style={{ overflowWrap: 'anywhere' }}>{'PANELADEPRESSÃO'.repeat(12)}</Card>,
    children: <Card>{'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS '.repeat(8)}</Card>,
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <div style={{ inlineSize: '880px', maxInlineSize: '100%' }}>
        <Split {...args} />
      </div>
    </StateMatrix>
  ),
});
