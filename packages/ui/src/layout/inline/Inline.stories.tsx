import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['Salvar', 'Salvar e continuar', 'Descartar'].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  },
});

/** Beside each other. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { gap: 'md', justify: 'between' } });

/** At the end of the line, as in the foot of a form. */
export const JustifyEnd = meta.story({ args: { justify: 'end' } });

/** What does not fit goes to the next line. */
export const LongContent = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
});

/** Every gap, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      {(['xs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <StateMatrix.Row key={gap} label={gap}>
          <Inline {...args} gap={gap} />
        </StateMatrix.Row>
      ))}
    </StateMatrix>
  ),
});
