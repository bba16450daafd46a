import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Bubble } from './Tooltip.styles.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Somente a diretoria aprova acima de R$ 100.000,00', children: <Button>Aprovar</Button> },
});

/** Explains a button on hover and on focus. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { placement: 'bottom' } });

/** Without content there is no tooltip. */
export const Empty = meta.story({ args: { content: '' } });

Empty.test('shows nothing on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus();
  await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

/** Long text wraps and stays inside the window. */
export const LongContent = meta.story({
  args: {
    content:
      'A requisição só pode ser aprovada depois que todos os itens tiverem condição de pagamento, prazo de entrega e filial de destino informados pelo comprador',
  },
});

/** Focus shows it, Escape hides it, Tab leaves it. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Aprovar' });
    await step('Tab: shows it, and it describes the button', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
      await expect(button).toHaveAccessibleDescription('Somente a diretoria aprova acima de R$ 100.000,00');
    });
    await step('Escape: hides it and leaves focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('Tab again: it comes with focus, and goes with it', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await screen.findByRole('tooltip');
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
});

/** Hover shows it; it goes when the pointer leaves. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Hover shows it', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Aprovar' }));
      await screen.findByRole('tooltip');
    });
    await step('It goes when the pointer leaves', async () => {
      await userEvent.unhover(canvas.getByRole('button', { name: 'Aprovar' }));
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
});

/** The bubble, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="bubble">
        <Bubble role="tooltip">Editar</Bubble>
        <Bubble role="tooltip">
          A requisição só pode ser aprovada depois que todos os itens tiverem condição de pagamento
        </Bubble>
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
