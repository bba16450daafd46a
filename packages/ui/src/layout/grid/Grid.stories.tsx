import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Card } from '../card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: ['Razão social', 'Nome fantasia', 'Inscrição estadual', 'CNPJ'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
});

/** Two columns where there is room. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { columns: 3 } });

/** Up to four columns. */
export const FourColumns = meta.story({ args: { columns: 4 } });

/** A child that takes the whole line. */
export const FullLine = meta.story({
  args: {
    children: [
      <Card key="razao">Razão social</Card>,
      <Card key="cnpj">CNPJ</Card>,
      <Card key="obs" data-span="full">
        Observações
      </Card>,
    ],
  },
});

/** One column where the grid itself is narrow, whatever the window. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
});

/** Long content stays in its column. */
export const LongContent = meta.story({
  args: {
    children: [
      <Card key="a">{'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS '.repeat(3)}</Card>,
      <Card key="b">CNPJ</Card>,
    ],
  },
});

/** Two, three and four columns, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      {([2, 3, 4] as const).map((columns) => (
        <Grid key={columns} {...args} columns={columns} />
      ))}
    </StateMatrix>
  ),
});
