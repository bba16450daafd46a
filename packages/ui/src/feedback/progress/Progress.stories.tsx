import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Enviando contrato-social.pdf', value: 40, style: { maxInlineSize: '360px' } },
});

/** How far an upload is. */
export const Default = meta.story();

Default.test('exposes the percentage', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Enviando contrato-social.pdf' });
  await expect(bar).toHaveAttribute('aria-valuetext', '40%');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { value: 3, max: 7 } });

/** Nobody knows how long it takes. */
export const Indeterminate = meta.story({ args: { label: 'Calculando a margem', value: undefined } });

/** Done. */
export const Complete = meta.story({ args: { value: 100 } });

/** A long label wraps beside the percentage. */
export const LongContent = meta.story({
  args: {
    label: 'Enviando comprovante-de-inscricao-e-de-situacao-cadastral-da-filial-de-belo-horizonte.pdf',
  },
});

function Samples() {
  const sheet = useSheetName();
  return (
    <>
      <Progress label={`Início (${sheet})`} value={0} />
      <Progress label={`Meio (${sheet})`} value={56} />
      <Progress label={`Fim (${sheet})`} value={100} />
      <Progress label={`Sem duração (${sheet})`} />
    </>
  );
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Samples />
    </StateMatrix>
  ),
});
