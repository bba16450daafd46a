import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { StatusBadge } from '../../data/status-badge/StatusBadge.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { sampleFile } from '../../internal/testing/sampleFiles.ts';
import { Stack } from '../../layout/stack/Stack.tsx';
import { UploadDropZone } from '../upload-drop-zone/UploadDropZone.tsx';
import type { UploadContext } from './createUploadQueue.ts';
import { FileList } from './FileList.tsx';
import type { UploadQueueItem } from './uploadQueue.ts';
import { useUploadQueue } from './useUploadQueue.ts';

const files: UploadQueueItem[] = [
  { id: '1', name: 'contrato-social.pdf', bytes: 1_258_292, state: 'done' },
  { id: '2', name: 'alteracao-contratual.pdf', bytes: 8_912_896, state: 'uploading', percent: 56 },
  { id: '3', name: 'fachada.png', bytes: 734_003, state: 'failed' },
  { id: '4', name: 'ata.docx', bytes: 45_056, state: 'cancelled' },
  { id: '5', name: 'ata.docx', bytes: 51_200, state: 'waiting' },
];

const meta = preview.meta({
  title: 'Files/FileList',
  component: FileList,
  args: {
    label: 'Arquivos do Contrato Social',
    items: files,
    onView: fn(),
    onDownload: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    style: { maxInlineSize: '560px' },
  },
});

/** Every state a file can be in. */
export const Default = meta.story();

Default.test('names progress and buttons by file', async ({ args, canvas, userEvent }) => {
  await expect(
    canvas.getByRole('progressbar', { name: 'Enviando alteracao-contratual.pdf' }),
  ).toHaveAttribute('aria-valuetext', '56%');
  const retry = canvas.getByRole('button', { name: 'Tentar novamente: fachada.png' });
  await expect(retry).toHaveAccessibleDescription('Erro carregar arquivo');
  await userEvent.click(retry);
  await expect(args.onRetry).toHaveBeenLastCalledWith('3');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de ata.docx (2)' }));
  await expect(args.onCancel).toHaveBeenLastCalledWith('5');
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** Documents stored already: to see, to save, to remove. */
export const Stored = meta.story({
  args: {
    items: files.slice(0, 1).concat({ id: '9', name: 'cartao-cnpj.pdf', state: 'done' }),
  },
});

/** One is marked, and only it may be removed. */
export const Marked = meta.story({
  args: {
    items: [
      { id: '1', name: 'socia-maria.png', bytes: 734_003, state: 'done', removable: false },
      {
        id: '2',
        name: 'socio-jose.png',
        bytes: 512_400,
        state: 'done',
        detail: <StatusBadge tone="warning">Com pendência</StatusBadge>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(1);
  },
});

/** Long names wrap beside their buttons. */
export const LongContent = meta.story({
  args: {
    items: files.map((file) => ({
      ...file,
      name: `comprovante-de-inscricao-e-de-situacao-cadastral-da-filial-${file.name}`,
      error: 'A conexão caiu quando faltava pouco. O que foi preenchido no formulário continua aqui.',
    })),
    style: { maxInlineSize: '288px' },
  },
});

/** Keeps the list, so that what is removed leaves it. */
function Removable({ items, onRemove, ...rest }: ComponentProps<typeof FileList>) {
  const [left, setLeft] = useState(items);
  return (
    <FileList
      {...rest}
      items={left}
      onRemove={(id) => {
        onRemove?.(id);
        setLeft(left.filter((item) => item.id !== id));
      }}
    />
  );
}

/** Tab goes through the buttons; a row removed leaves focus on the next. */
export const Keyboard = meta.story({
  args: { items: files.slice(2, 4) },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches the buttons in the order of the rows', async () => {
      for (const name of ['Tentar novamente: fachada.png', 'Remover fachada.png']) {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Enter: removes, focus goes to the next row, and it is announced', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('3');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Tentar novamente: ata.docx' })).toHaveFocus(),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('fachada.png removido');
    });
  },
});

const sent: { context: UploadContext; end: (outcome: 'done' | 'failed') => void }[] = [];

/** A transport that is moved by hand. */
const transport = (_: File, context: UploadContext) =>
  new Promise<void>((resolve, reject) => {
    sent.push({ context, end: (outcome) => (outcome === 'done' ? resolve() : reject(new Error('offline'))) });
  });

function Uploading() {
  const queue = useUploadQueue({ upload: transport });
  return (
    <Stack>
      <UploadDropZone label="Contrato Social" onFilesAdded={queue.add} />
      <FileList
        label="Arquivos do Contrato Social"
        items={queue.items}
        onCancel={queue.cancel}
        onRetry={queue.retry}
        onRemove={queue.remove}
      />
    </Stack>
  );
}

/** Chosen, sent, failed, sent again, cancelled: with the drop zone and the queue. */
export const Pointer = meta.story({
  render: () => <Uploading />,
  play: async ({ canvas, userEvent, step }) => {
    sent.length = 0;
    const nth = (index: number) => {
      const found = sent[index];
      if (!found) throw new Error('not sent');
      return found;
    };
    await step('Two files of one name are sent', async () => {
      await userEvent.upload(canvas.getByLabelText(/Contrato Social/, { selector: 'input' }), [
        sampleFile('nota.pdf'),
        sampleFile('nota.pdf'),
      ]);
      await canvas.findByRole('progressbar', { name: 'Enviando nota.pdf (2)' });
    });
    await step('One fails half-way and is sent again', async () => {
      nth(0).context.onProgress(0.5);
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'Enviando nota.pdf' })).toHaveAttribute(
          'aria-valuetext',
          '50%',
        ),
      );
      nth(0).end('failed');
      await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente: nota.pdf' }));
      await waitFor(() => expect(sent).toHaveLength(3));
      nth(2).end('done');
      await canvas.findByRole('button', { name: 'Remover nota.pdf' });
    });
    await step('The other is cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de nota.pdf (2)' }));
      await expect(nth(1).context.signal.aborted).toBe(true);
      await expect(await canvas.findByText('Envio cancelado')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Envio de nota.pdf cancelado'),
      );
    });
  },
});

function Sample() {
  const sheet = useSheetName();
  return (
    <FileList
      label={`Arquivos (${sheet})`}
      items={files}
      onView={() => {}}
      onDownload={() => {}}
      onCancel={() => {}}
      onRetry={() => {}}
      onRemove={() => {}}
    />
  );
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Sample />
    </StateMatrix>
  ),
});
