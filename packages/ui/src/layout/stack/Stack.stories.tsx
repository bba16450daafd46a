import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Salvar', 'Salvar e continuar', 'Descartar'].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  },
});

/** One below the other, as wide as the stack. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { gap: 'lg', align: 'start' } });

/** Children as wide as their content. */
export const AlignStart = meta.story({ args: { align: 'start' } });

/** Long content does not widen the stack. */
export const LongContent = meta.story({
  args: { children: <p>{'Solicitação de cadastro de produtos da Indústria Paulista S.A. '.repeat(6)}</p> },
});

/** Every gap, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      {(['xs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <StateMatrix.Row key={gap} label={gap}>
          <Stack {...args} gap={gap} />
        </StateMatrix.Row>
      ))}
    </StateMatrix>
  ),
});
