import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { fileTransfer, hugeFile, sampleFile } from '../../internal/testing/sampleFiles.ts';
import { FileList } from '../file-list/FileList.tsx';
import type { UploadQueueItem } from '../file-list/uploadQueue.ts';
import { UploadDropZone } from './UploadDropZone.tsx';

const meta = preview.meta({
  title: 'Files/UploadDropZone',
  component: UploadDropZone,
  args: { label: 'Contrato Social', onFilesAdded: fn(), style: { maxInlineSize: '560px' } },
});

const dropOn = (element: Element, files: readonly File[]) =>
  fireEvent.drop(element, { dataTransfer: fileTransfer(files) });

/** The limits are there to read before anything is chosen. */
export const Default = meta.story();

Default.test('is described by its limits', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/Contrato Social/)).toHaveAccessibleDescription(
    'PNG, DOC, DOCX ou PDF, até 100 MB cada',
  );
});

Default.test('is named once, by its label and what it does', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/Contrato Social/)).toHaveAccessibleName(
    'Contrato Social Escolher arquivos',
  );
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    required: true,
    hint: 'A última versão registrada na junta comercial',
    extraTypes: ['xlsx'],
    maxFiles: 3,
    fileCount: 1,
  },
});

/** A single file of a smaller size. */
export const OneFile = meta.story({ args: { maxFiles: 1, maxBytes: 10_485_760, extraTypes: ['jpg'] } });

const stored: UploadQueueItem[] = [{ id: '1', name: 'contrato-social.pdf', bytes: 1_258_292, state: 'done' }];

/** Two lines, for forms with many zones; the files of the field stand between label and zone. */
export const Small = meta.story({
  args: {
    size: 'sm',
    maxFiles: 1,
    chooseLabel: 'Substituir arquivo',
    files: <FileList label="Arquivos do Contrato Social" items={stored} onView={fn()} onRemove={fn()} />,
  },
});

/** Nothing can be sent: the files alone. */
export const ReadOnly = meta.story({
  args: {
    readOnly: true,
    hint: 'Aguarde seu cadastro ser analisado',
    files: <FileList label="Arquivos do Contrato Social" items={stored} onView={fn()} />,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Contrato Social' });
    await expect(group).toHaveAccessibleDescription('Aguarde seu cadastro ser analisado');
    await expect(group).toHaveTextContent('contrato-social.pdf');
    await expect(canvas.queryByLabelText(/Contrato Social/, { selector: 'input' })).not.toBeInTheDocument();
  },
});

/** Nothing can be sent and nothing is there. */
export const ReadOnlyEmpty = meta.story({ args: { readOnly: true } });

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Nenhum arquivo fornecido.' } });

/** Says why nothing can be sent. */
export const Disabled = meta.story({
  args: { disabled: true, disabledReason: 'O cadastro está em análise' },
});

/** One summary of all refused files, with cause and remedy for each. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { maxFiles: 2, extraTypes: ['csv'] },
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByText('ou arraste e solte aqui');
    await step('The good files are taken, the others listed', async () => {
      dropOn(area, [
        sampleFile('contrato.pdf'),
        sampleFile('instalador.exe'),
        hugeFile('planta.png', 136_314_880),
        new File([], 'vazio.docx'),
        sampleFile('renomeado.pdf', 'png'),
        sampleFile('precos.csv'),
        sampleFile('excedente.pdf'),
      ]);
      const summary = await canvas.findByRole('group', { name: '5 arquivos não foram adicionados' });
      for (const text of [
        'instalador.exe (6 B): Selecione apenas arquivos com as extensões permitidas. Use PNG, DOC, DOCX, PDF ou CSV.',
        'planta.png (130 MB): Selecione apenas arquivos de no máximo 100 MB.',
        'vazio.docx (0 B): O arquivo está vazio. Confira o original e escolha-o de novo.',
        'renomeado.pdf (12 B): O conteúdo não é de um arquivo PDF. Abra o original e salve-o de novo como PDF.',
        'excedente.pdf (12 B): Selecione no máximo 2 arquivos.',
      ])
        await expect(summary).toHaveTextContent(text);
      await expect(args.onFilesAdded).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2 arquivos adicionados. 5 arquivos não foram',
      );
    });
    await step('The choice is described by it', async () => {
      await expect(canvas.getByLabelText(/Contrato Social/)).toHaveAccessibleDescription(/planta\.png/);
    });
  },
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Comprovante de inscrição e de situação cadastral de todos os estabelecimentos da empresa',
    error: 'Envie o comprovante de cada estabelecimento que emite notas fiscais para esta empresa',
    extraTypes: ['jpg', 'jpeg', 'xls', 'xlsx', 'csv', 'xml'],
    style: { maxInlineSize: '288px' },
  },
});

/** Tab reaches it, the browser's own keys open the chooser. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText(/Contrato Social/);
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('Enter, Space: open the chooser, once each', async () => {
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener('click', opened);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(opened).toHaveBeenCalledTimes(2);
      input.removeEventListener('click', opened);
    });
    await step('Several files: can be chosen', async () => {
      const files = [sampleFile('a.pdf'), sampleFile('b.png')];
      await userEvent.upload(input, files);
      await waitFor(() => expect(args.onFilesAdded).toHaveBeenCalledWith(files));
    });
  },
});

/** Files are dropped on it; what it refused is put away. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const area = canvas.getByText('ou arraste e solte aqui');
    const files = [sampleFile('a.pdf'), sampleFile('b.docx')];
    await step('A drop gives the files', async () => {
      fireEvent.dragOver(area, { dataTransfer: fileTransfer(files) });
      dropOn(area, files);
      await waitFor(() => expect(args.onFilesAdded).toHaveBeenCalledWith(files));
    });
    await step('How many were taken is announced', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 arquivos adicionados'));
    });
    dropOn(area, [sampleFile('instalador.exe')]);
    await step('The summary can be put away and leaves focus on the choice', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Dispensar avisos' }));
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
      await expect(canvas.getByLabelText(/Contrato Social/)).toHaveFocus();
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <UploadDropZone
        label="Contrato Social"
        required
        hint="A última versão registrada"
        onFilesAdded={() => {}}
      />
      <UploadDropZone
        label="Cartão CNPJ"
        required
        error="Nenhum arquivo fornecido."
        onFilesAdded={() => {}}
      />
      <UploadDropZone
        label="Alvará Sanitário"
        disabled
        disabledReason="O cadastro está em análise"
        maxFiles={1}
        onFilesAdded={() => {}}
      />
    </StateMatrix>
  ),
});
