import type { Column } from '@portal/ui';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import type { PdfTable } from './pdfTable.ts';
import { TablePdfButton } from './TablePdfButton.tsx';
import { TablePdfDialog } from './TablePdfDialog.tsx';

interface Product {
  code: string;
  name: string;
  price: number;
}

const columns: readonly Column<Product>[] = [
  { id: 'code', header: 'Código', format: 'code', value: ({ code }) => code },
  { id: 'name', header: 'Produto', format: 'text', value: ({ name }) => name },
  { id: 'price', header: 'PV', format: 'currency', value: ({ price }) => price },
];

const products: readonly Product[] = Array.from({ length: 100 }, (_, index) => ({
  code: String(100_001 + index),
  name: 'AÇÚCAR MASCAVO ORGÂNICO 500G',
  price: 9.99,
}));

const rowNames = { one: 'produto', other: 'produtos' };

/** A table of 250 products. */
const table: PdfTable<Product> = {
  title: 'Aprovação de produtos',
  fileStem: 'aprovacao-produtos',
  rowNames,
  columns,
  sums: [{ label: 'PV', amount: ({ price }) => price }],
  filters: ['Fornecedor: INDÚSTRIA DE ALIMENTOS SÃO JOSÉ'],
  chosen: [],
  async *readPages() {
    yield { rows: products, total: 250 };
    yield { rows: products, total: 250 };
    yield { rows: products.slice(0, 50), total: 250 };
  },
};

const neverRead = () => new Promise<never>(() => {});

/** The same, of which the second page never comes. */
const hanging: PdfTable<Product> = {
  ...table,
  async *readPages() {
    yield { rows: products, total: 250 };
    await neverRead();
  },
};

/** What the browser downloaded. */
const watchDownloads = () => spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

const press = async ({ canvas, userEvent }: StoryActor) =>
  userEvent.click(canvas.getByRole('button', { name: 'Gerar PDF' }));

const meta = preview.meta({
  title: 'Pages/Gerar PDF',
  component: TablePdfButton<Product>,
  args: { table },
});

/** Nothing was asked for yet. */
export const Default = meta.story();

/** There is nothing to print, and the button says so. */
export const Disabled = meta.story({
  args: { disabledReason: 'Nenhum produto encontrado' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Gerar PDF' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Nenhum produto encontrado');
  },
});

/** Rows are read page by page, with how far they are. */
export const Reading = meta.story({
  args: { table: hanging },
  play: async (actor) => {
    await press(actor);
    const bar = await screen.findByRole('progressbar', { name: 'Lendo produtos: 100 de 250' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
});

/** The pages of the file are drawn. */
export const Making = meta.story({
  render: () => (
    <TablePdfDialog
      state={{ stage: 'making', rows: 3_200, total: 5_000 }}
      rowNames={rowNames}
      onRetry={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: 'Montando produtos: 3.200 de 5.000' });
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
  },
});

/** It was cancelled: no file, and focus is back where it was. */
export const Cancelled = meta.story({
  args: { table: hanging },
  play: async (actor) => {
    const downloads = watchDownloads();
    await press(actor);
    await screen.findByRole('progressbar', { name: 'Lendo produtos: 100 de 250' });
    await actor.userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(actor.canvas.getByRole('button', { name: 'Gerar PDF' })).toHaveFocus());
    await expect(downloads).not.toHaveBeenCalled();
  },
});

let isBroken = false;

/** A page of rows could not be read; the next try succeeds. */
export const Failed = meta.story({
  args: {
    table: {
      ...table,
      async *readPages(signal) {
        if (isBroken) throw new Error('The page failed');
        yield* table.readPages(signal);
      },
    },
  },
  beforeEach: () => {
    isBroken = true;
  },
  play: async (actor) => {
    await press(actor);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gerar PDF' }));
    await expect(await dialog.findByText('O PDF não foi gerado')).toBeVisible();
    await expect(dialog.getByText('Algo de errado aconteceu. Tente novamente em breve.')).toBeVisible();
  },
});

Failed.test('is made by another try', async (actor) => {
  const downloads = watchDownloads();
  isBroken = false;
  await actor.userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect(await screen.findByText('PDF gerado')).toBeVisible();
  await expect(downloads).toHaveBeenCalledOnce();
});

/** It was made and downloaded, and can be once more. */
export const Done = meta.story({
  play: async (actor) => {
    const downloads = watchDownloads();
    await press(actor);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gerar PDF' }));
    await expect(await dialog.findByText('PDF gerado')).toBeVisible();
    await expect(
      dialog.getByText(/^aprovacao-produtos-\d{4}-\d\d-\d\d\.pdf: 250 produtos, \d+ páginas$/),
    ).toBeVisible();
    await expect(downloads.mock.contexts.at(-1)).toHaveAttribute(
      'download',
      expect.stringMatching(/^aprovacao-produtos-\d{4}-\d\d-\d\d\.pdf$/),
    );
    await actor.userEvent.click(dialog.getByRole('button', { name: 'Baixar novamente' }));
    await expect(downloads).toHaveBeenCalledTimes(2);
  },
});

/** Only what was chosen. */
export const Chosen = meta.story({
  args: { table: { ...hanging, chosen: products.slice(0, 7) } },
  play: async (actor) => {
    watchDownloads();
    await press(actor);
    await expect(await screen.findByText(/: 7 produtos, 1 página$/)).toBeVisible();
  },
});
