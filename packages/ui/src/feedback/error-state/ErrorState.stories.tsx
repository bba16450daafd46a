import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ErrorState } from './ErrorState.tsx';

const message = 'Algo de errado aconteceu. Tente novamente em breve.';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { message, onRetry: fn() },
});

/** What happened and the way on. */
export const Default = meta.story();

Default.test('tries again when asked', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { title: 'Fornecedor não encontrado', action: <Button variant="ghost">Voltar para a lista</Button> },
});

/** The retry is under way. */
export const Loading = meta.story({ args: { retrying: true } });

Loading.test('does not try twice', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Carregando... Tentar novamente' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

/** Nothing to try again. */
export const WithoutRetry = meta.story({
  args: { title: 'Fornecedor não encontrado, tente mais tarde' },
  render: ({ onRetry: _, ...args }) => <ErrorState {...args} />,
});

/** People cannot mend it: its code, to be told to those who can. */
export const WithCode = meta.story({ args: { code: '7f3a9c21d4e8' } });

WithCode.test('offers the code to be copied', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Copiar código do erro' })).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Código do erro: 7f3a9c21d4e8');
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    title: 'Não foi possível carregar as condições de pagamento deste fornecedor no sistema legado',
    message:
      'O sistema legado demorou mais do que o esperado para responder. O que foi digitado continua nesta página.',
    style: { maxInlineSize: '328px' },
  },
});

/** With and without ways on, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <ErrorState
        message={message}
        onRetry={() => {}}
        action={<Button variant="ghost">Voltar para a lista</Button>}
      />
      <ErrorState message={message} onRetry={() => {}} retrying />
    </StateMatrix>
  ),
});
