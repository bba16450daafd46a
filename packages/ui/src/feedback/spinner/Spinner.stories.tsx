import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner });

/** Something of unknown length is under way. */
export const Default = meta.story();

Default.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { label: 'Buscando fornecedores...', size: 'lg' } });

/** Every size, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="sizes">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
