import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { UploadTray, type UploadTrayItem } from './UploadTray.tsx';

const contract = { label: 'Contrato Social', href: '#contrato-social' };
const partners = { label: 'Documentos de sócios', href: '#documentos-de-socios' };

const sending: UploadTrayItem = {
  id: '1',
  name: 'contrato-social.pdf',
  bytes: 8_912_896,
  state: 'uploading',
  percent: 45,
  place: contract,
};
const waiting: UploadTrayItem = {
  id: '2',
  name: 'socia-maria.png',
  bytes: 734_003,
  state: 'waiting',
  place: partners,
};
const failed: UploadTrayItem = {
  id: '3',
  name: 'socio-jose.pdf',
  bytes: 1_258_292,
  state: 'failed',
  error: 'Erro ao anexar arquivo',
  place: partners,
};
const done: UploadTrayItem = { ...sending, id: '4', state: 'done' };

const meta = preview.meta({
  title: 'Files/UploadTray',
  component: UploadTray,
  args: {
    items: [sending, waiting],
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onClear: fn(),
    onClickCapture: fn((event) => event.target.closest('a') && event.preventDefault()), // stays on the page
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
});

/** Files are on their way: how many, and how far. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { defaultOpen: true } });

/** Nothing was sent: nothing is seen. */
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The open list: each file with its way back, on its way, waiting, failed and sent. */
export const Open = meta.story({
  tags: ['visual'],
  args: { defaultOpen: true, items: [sending, waiting, failed, { ...done, name: 'alvara.pdf' }] },
});

/** A file failed while others go on. */
export const Failed = meta.story({
  args: { items: [sending, failed] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Enviando 1 arquivo, 1 envio falhou 45%' }),
    ).toBeVisible();
  },
});

/** Everything was sent. */
export const Done = meta.story({ args: { items: [done] } });

/** Long names and places wrap. */
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    items: [
      {
        ...failed,
        name: 'comprovante-de-inscricao-e-de-situacao-cadastral-da-filial-de-sao-jose-dos-campos-2027.pdf',
        error: 'O conteúdo do arquivo não é o que a extensão do nome diz',
        place: {
          ...contract,
          label: 'Cartão de Inscrição Estadual, Comercial Distribuidora de Produtos Alimentícios do Brasil',
        },
      },
    ],
  },
});

/** On a telephone the percentage alone stands in the header; its name says the rest. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enviando 2 arquivos 41%' })).toBeVisible();
  },
});

/** Keeps the list, so that what is cancelled or cleared changes it. */
function Kept({ items, onCancel, onClear, ...rest }: ComponentProps<typeof UploadTray>) {
  const [kept, setKept] = useState(items);
  return (
    <UploadTray
      {...rest}
      items={kept}
      onCancel={(id) => {
        onCancel?.(id);
        setKept(kept.map((item) => (item.id === id ? { ...item, state: 'cancelled' } : item)));
      }}
      onClear={() => {
        onClear();
        setKept(kept.filter(({ state }) => state !== 'cancelled'));
      }}
    />
  );
}

/** Enter lists them, Tab reaches way back and buttons, what ended is cleared; Escape goes back to the button. */
export const Keyboard = meta.story({
  args: { items: [sending] },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Enviando 1 arquivo 45%' });
    await step('Enter, Escape: open and close', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Envios' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter on a button: cancels a file, and clears the list', async () => {
      await userEvent.keyboard('{Enter}');
      const cancel = await screen.findByRole('button', { name: 'Cancelar envio de contrato-social.pdf' });
      cancel.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledWith('1');
      await expect(
        screen.getByRole('button', { name: 'Tentar novamente: contrato-social.pdf' }),
      ).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Limpar concluídos' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
      await expect(document.body).not.toHaveFocus();
    });
  },
});

/** The link leads to where the file goes and closes the list. */
export const Pointer = meta.story({
  args: { items: [failed] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 envio falhou' }));
    const list = within(await screen.findByRole('dialog', { name: 'Envios' }));
    const retry = list.getByRole('button', { name: 'Tentar novamente: socio-jose.pdf' });
    await expect(retry).toHaveAccessibleDescription('Erro ao anexar arquivo');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(list.getByRole('button', { name: 'Remover socio-jose.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.click(list.getByRole('link', { name: 'Documentos de sócios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The button in every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="sending">
        <UploadTray {...args} />
      </StateMatrix.Row>
      <StateMatrix.Row label="failed">
        <UploadTray {...args} items={[failed]} />
        <UploadTray {...args} items={[sending, failed]} />
      </StateMatrix.Row>
      <StateMatrix.Row label="done">
        <UploadTray {...args} items={[done]} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
