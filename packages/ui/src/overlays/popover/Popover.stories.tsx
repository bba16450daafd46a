import { Info } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Como é calculado</Button>,
    title: 'Como é calculado',
    children: <p>A margem é o preço sugerido menos os custos e os impostos de saída.</p>,
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
});

/** More about something, beside its button. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { placement: 'bottom-end', defaultOpen: true } });

/** Open beside its button. */
export const Open = meta.story({ tags: ['visual'], args: { defaultOpen: true } });

/** An icon opens it just as well. */
export const IconTrigger = meta.story({
  args: { trigger: <IconButton label="Como é calculado" icon={<Info />} /> },
});

/** The first field has focus. */
export const WithField = meta.story({
  args: { title: 'Renomear', defaultOpen: true, children: <TextField label="Nome do filtro" /> },
});

WithField.test('starts in its field', async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome do filtro' })).toHaveFocus());
});

/** Long content scrolls inside. */
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    title: 'Condições comerciais negociadas com o fornecedor para a família de produtos selecionada',
    children: 'O prazo de pagamento conta a partir da entrega na filial de destino do pedido. '.repeat(16),
  },
});

/** Enter opens, Escape closes, Tab goes round its own controls and leaves it. */
export const Keyboard = meta.story({
  args: { children: <Button size="sm">Copiar</Button> },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Como é calculado' });
    await step('Enter: opens it, and focus goes in', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Como é calculado' });
      await waitFor(() => expect(panel).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Tab: reaches the cross, then the content', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus();
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

/** A press on the button opens and closes; so do the cross and a press elsewhere close. */
export const Pointer = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Como é calculado' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('The button opens and closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.click(trigger);
      await isClosed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'trigger' });
    });
    await step('The cross closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
      await isClosed();
    });
    await step('A press elsewhere closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.click(canvasElement);
      await isClosed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
    });
  },
});

/** The button, in both themes and densities; the panel has its own picture. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="closed">
        <Popover {...args} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
