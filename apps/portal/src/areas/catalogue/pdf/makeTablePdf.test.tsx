import type { Column } from '@portal/ui';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../shared/stories/pdfText.ts';
import { makeTablePdf } from './makeTablePdf.ts';
import type { PdfProgress, PdfTable } from './pdfTable.ts';

interface Product {
  code: string;
  name: string;
  price: number | null;
}

const columns: readonly Column<Product>[] = [
  { id: 'code', header: 'Código', format: 'code', value: ({ code }) => code },
  { id: 'name', header: 'Produto', format: 'text', value: ({ name }) => name },
  { id: 'price', header: 'PV', format: 'currency', value: ({ price }) => price },
];

const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({ code: `${index + 1}`, name: 'AÇÚCAR MASCAVO', price: 0.1 }));

const texts = {
  headings: columns.map(({ id, header }) => ({ id, header, align: 'start' as const })),
  cells: ({ code, name }: Product) => [code, name, ''],
};

/** A table of so many rows, and how many of its pages were read. */
function tableOf(total: number, { chosen = [], failAt = 0 }: { chosen?: Product[]; failAt?: number } = {}) {
  const read = { pages: 0 };
  const table: PdfTable<Product> = {
    title: 'Aprovação de produtos',
    fileStem: 'aprovacao-produtos',
    rowNames: { one: 'produto', other: 'produtos' },
    columns,
    sums: [{ label: 'PV', amount: ({ price }) => price }],
    filters: ['Fornecedor: ACME'],
    chosen,
    async *readPages(signal) {
      for (let first = 0; first < total; first += 100) {
        signal.throwIfAborted();
        read.pages += 1;
        if (read.pages === failAt) throw new Error('The page failed');
        yield { rows: products(Math.min(100, total - first)), total };
      }
    },
  };
  return { table, read };
}

/** Neither cancelled nor asked how far it is. */
const quiet = () => ({ signal: new AbortController().signal, onProgress: () => {} });

describe('makeTablePdf', () => {
  it('makes a file of all rows and tells how far it is', async () => {
    const { table, read } = tableOf(250);
    const told: PdfProgress[] = [];
    const made = await makeTablePdf(table, texts, {
      signal: new AbortController().signal,
      onProgress: (progress) => told.push(progress),
    });
    expect(made.name).toMatch(/^aprovacao-produtos-\d{4}-\d\d-\d\d\.pdf$/);
    expect(made.file.type).toBe('application/pdf');
    expect(await made.file.slice(0, 5).text()).toBe('%PDF-');
    expect(made.rows).toBe(250);
    expect(made.pages).toBeGreaterThan(1);
    expect(read.pages).toBe(3);
    expect(told.filter(({ stage }) => stage === 'reading').map(({ rows, total }) => [rows, total])).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
    expect(told.filter(({ stage }) => stage === 'making').map(({ rows }) => rows)).toEqual([
      0, 50, 100, 150, 200, 250,
    ]);
  });

  it('takes the chosen rows and reads none', async () => {
    const { table, read } = tableOf(250, { chosen: products(7) });
    const made = await makeTablePdf(table, texts, quiet());
    expect(made.rows).toBe(7);
    expect(read.pages).toBe(0);
  });

  it('says the filter, how many rows there are and their sums, above the table and below its columns', async () => {
    const { table } = tableOf(250);
    const filters = ['Fornecedor: ACME', 'Status: Aguardando Aprovação'];
    const { file } = await makeTablePdf({ ...table, filters }, texts, quiet());
    const pages = await pdfText(await file.arrayBuffer());
    expect(pages[0]).toContain('Fornecedor: ACME · Status: Aguardando Aprovação 250 produtos · PV R$ 25,00');
    expect(pages.at(-1)).toContain('Total R$ 25,00');
  });

  it('says that rows were chosen, and sums them alone', async () => {
    const chosen = products(3).map((product, index) => ({
      ...product,
      price: [1000, 0.25, null][index] ?? null,
    }));
    const { table } = tableOf(250, { chosen });
    const { file } = await makeTablePdf({ ...table, filters: [] }, texts, quiet());
    const [page] = await pdfText(await file.arrayBuffer());
    expect(page).toContain('Sem filtro Seleção: 3 produtos · PV R$ 1.000,25');
    expect(page).toContain('Total R$ 1.000,25');
  });

  it('reads no further once it is cancelled', async () => {
    const { table, read } = tableOf(5_000);
    const controller = new AbortController();
    const made = makeTablePdf(table, texts, {
      signal: controller.signal,
      onProgress: ({ rows }) => rows === 300 && controller.abort(),
    });
    await expect(made).rejects.toThrow();
    expect(read.pages).toBeLessThanOrEqual(4);
  });

  it('draws no further once it is cancelled', async () => {
    const { table } = tableOf(5_000);
    const controller = new AbortController();
    const drawn: number[] = [];
    const made = makeTablePdf(table, texts, {
      signal: controller.signal,
      onProgress: ({ stage, rows }) => {
        if (stage === 'reading') return;
        drawn.push(rows);
        if (rows > 0) controller.abort();
      },
    });
    await expect(made).rejects.toThrow();
    expect(drawn.at(-1)).toBeLessThan(5_000);
  });

  it('fails with the error of a page', async () => {
    const { table } = tableOf(500, { failAt: 3 });
    const made = makeTablePdf(table, texts, quiet());
    await expect(made).rejects.toThrow('The page failed');
  });
});
