import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CommandPalette } from '../../overlays/command-palette/CommandPalette.tsx';
import { createNotifications } from './createNotifications.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { Notifications } from './Notifications.tsx';

const forever = { durationMs: Number.POSITIVE_INFINITY };

const tones = ['success', 'danger', 'warning', 'info'] as const;

const samples = {
  success: 'Familia criada',
  danger: 'Algo de errado aconteceu. Tente novamente em breve.',
  warning: 'Preencha todos os campos obrigatórios',
  info: 'A lista foi atualizada por outra pessoa',
};

const meta = preview.meta({
  title: 'Feedback/Notifications',
  component: Notifications,
  args: { store: createNotifications() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: ({ args }) => args.store?.clear(),
  render: (args) => (
    <>
      <Notifications {...args} />
      <Button onClick={() => args.store.show({ tone: 'success', message: samples.success, ...forever })}>
        Salvar
      </Button>
    </>
  ),
});

/** Good news goes by itself after five seconds. */
export const Default = meta.story({
  beforeEach: ({ args }) => void args.store?.show({ tone: 'success', message: samples.success }),
});

/** Buttons for every tone, with the times of real use. */
export const Playground = meta.story({
  render: (args) => (
    <>
      <Notifications {...args} />
      {tones.map((tone) => (
        <Button key={tone} onClick={() => args.store.show({ tone, message: samples[tone] })}>
          {tone}
        </Button>
      ))}
    </>
  ),
});

/** Red, at the top right, with a close button. */
export const Danger = meta.story({
  beforeEach: ({ args }) => void args.store?.show({ tone: 'danger', message: samples.danger, ...forever }),
});

Danger.test('interrupts', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(samples.danger);
});

/** Bad news and good news beside each other: a success does not wait behind an error. */
export const Tones = meta.story({
  beforeEach: ({ args }) => {
    for (const tone of ['danger', 'success'] as const) {
      args.store?.show({ tone, message: samples[tone], ...forever });
    }
  },
});

/** The newest are shown; older ones wait behind them until one has gone. */
export const Queued = meta.story({
  beforeEach: ({ args }) => {
    for (const number of [1, 2, 3, 4, 5]) {
      args.store?.show({ tone: 'info', message: `Arquivo ${number} enviado`, ...forever });
    }
  },
});

Queued.test('shows the one before when one is closed', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  await expect(screen.queryByText('Arquivo 3 enviado')).not.toBeInTheDocument();
  const [first] = screen.getAllByRole('button', { name: 'Fechar notificação' });
  if (first) await userEvent.click(first);
  await expect(await screen.findByText('Arquivo 3 enviado')).toBeVisible();
  await expect(screen.queryByText('Arquivo 4 enviado')).not.toBeInTheDocument();
});

/** What is said again while it is there is counted, not added. */
export const Merged = meta.story({
  beforeEach: ({ args }) => {
    for (let times = 0; times < 3; times += 1)
      args.store?.show({ tone: 'danger', message: samples.danger, ...forever });
  },
});

Merged.test('says how often', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(`${samples.danger}(3 vezes)`);
});

/** It says what it is about, and leads back there. */
export const WithAction = meta.story({
  beforeEach: ({ args }) =>
    void args.store?.show({
      tone: 'danger',
      message: 'Marcas Comercial: Algo de errado aconteceu.',
      action: { label: 'Voltar', onSelect: () => {} },
      ...forever,
    }),
});

/** People cannot mend it: its code stands below, and stays long enough to be copied. */
export const WithCode = meta.story({
  beforeEach: ({ args }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    args.store?.show({ tone: 'danger', message: samples.danger, code: '7f3a9c21d4e8', ...forever });
  },
});

WithCode.test('copies the code, and the message stays', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar código do erro' }));
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('7f3a9c21d4e8');
  await expect(await screen.findByText('Código copiado')).toBeInTheDocument();
  await expect(screen.getByRole('alert')).toHaveTextContent(samples.danger);
});

/** On a telephone there is room for one. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ args }) => {
    for (const tone of ['danger', 'success'] as const) {
      args.store?.show({ tone, message: samples[tone], ...forever });
    }
  },
});

/** On a phone, over what fills the window from its top: the field and the cross of that stay free. */
export const NarrowOverPalette = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ args }) => void args.store?.show({ tone: 'success', message: samples.success, ...forever }),
  render: (args) => (
    <>
      <Notifications {...args} />
      <CommandPalette
        open
        onOpenChange={() => {}}
        label="Buscar no portal"
        value=""
        onValueChange={() => {}}
        groups={[]}
        onSelect={() => {}}
      />
    </>
  ),
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'Buscar no portal' });
    const [field, card] = [input.parentElement ?? input, screen.getByText(samples.success)];
    await expect(card.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom);
  },
});

/** Nothing to say: only the empty live regions stand ready. */
export const Empty = meta.story();

/** Of a long message two lines; all of it where one points at it or goes into it. */
export const LongContent = meta.story({
  beforeEach: ({ args }) =>
    void args.store?.show({
      tone: 'danger',
      message:
        'O fornecedor COMERCIAL DISTRIBUIDORA DE PRODUTOS ALIMENTÍCIOS EXEMPLO LTDA não pode ser removido porque ainda tem requisições de compra em aprovação.',
      ...forever,
    }),
});

/** It takes no focus; Tab reaches the close button, Enter closes and focus goes back. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await step('No key: it comes without taking focus', async () => {
      save.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('status')).toHaveTextContent(samples.success);
      await expect(save).toHaveFocus();
    });
    await step('Enter on the close button: closes it and gives focus back', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Fechar notificação' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
      await expect(save).toHaveFocus();
    });
  },
});

/** The close button closes it. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar notificação' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
});

/** Every tone, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      {tones.map((tone) => (
        <NotificationCard
          key={tone}
          notification={{ id: tone, tone, message: samples[tone], count: 1, ...forever }}
          paused
          onClose={() => {}}
        />
      ))}
    </StateMatrix>
  ),
});
