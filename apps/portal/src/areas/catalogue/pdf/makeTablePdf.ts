import { toCents, toReais } from '@portal/domain';
import { dayInSaoPaulo, formatBrl, formatInstantDateTime } from '@portal/formats';
import type { TableTexts } from '@portal/ui';
import type { RowsPage } from '../../../shared/list/readAllRows.ts';
import type { PdfFrame } from './drawTablePdf.ts';
import { countText, type MadePdf, type PdfProgress, type PdfTable } from './pdfTable.ts';
import type { FromPdfWorker, ToPdfWorker } from './pdfWorkerMessages.ts';
import workerAddress from './tablePdf.worker.ts?worker&url';

const sides = { start: 'left', center: 'center', end: 'right' } as const;

/** Sums in reais over rows as they come, in cents: free of the dust that binary fractions leave. */
function sumsOf<Row>(sums: PdfTable<Row>['sums']) {
  const cents = sums.map(() => 0);
  return {
    add(row: Row) {
      for (const [index, { amount }] of sums.entries())
        cents[index] = (cents[index] ?? 0) + toCents(amount(row) ?? 0);
    },
    /** Each with its label. */
    texts: () => sums.map(({ label }, index) => ({ label, text: formatBrl(toReais(cents[index] ?? 0)) })),
  };
}

type SumTexts = ReturnType<ReturnType<typeof sumsOf>['texts']>;

/** The last row of the table: each sum below the column of its heading; none where no such column is shown. */
function lastRow(headings: TableTexts<never>['headings'], sums: SumTexts): readonly string[] {
  const cells = headings.map(({ header }) => sums.find(({ label }) => label === header)?.text ?? '');
  if (cells.every((cell) => cell === '')) return [];
  return cells.map((cell, index) => (index === 0 && cell === '' ? 'Total' : cell));
}

/** A window with Trusted Types, as far as they are used here: TypeScript does not know them yet. */
type TrustingWindow = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(text: string): string };
  };
};

const { trustedTypes }: TrustingWindow = window;

/** Where Trusted Types hold, a worker starts from an address of a policy: this one gives the one address, whatever it is asked. */
const policy = trustedTypes?.createPolicy('portal-worker', { createScriptURL: () => workerAddress });

/** Starts the worker that draws; its answer is the finished file. */
function startDrawing(onDrawn: (rows: number) => void) {
  const worker = new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' });
  const drawn = new Promise<Extract<FromPdfWorker, { kind: 'done' }>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromPdfWorker>) =>
      data.kind === 'drawn' ? onDrawn(data.rows) : resolve(data),
    );
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker did not start')),
    );
  });
  return {
    tell: (message: ToPdfWorker) => worker.postMessage(message),
    drawn,
    end: () => worker.terminate(),
  };
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<RowsPage<Row>> {
  yield { rows, total: rows.length };
}

/**
 * Makes the PDF of a table. A worker draws it, and rows become text page by page as they are read, so that the page it is
 * asked on stays responsive however many there are.
 *
 * @param signal ends reading and drawing; what it then rejects with is of no interest.
 * @throws the error of a page of rows, or of a worker that could not be loaded.
 */
export async function makeTablePdf<Row>(
  table: PdfTable<Row>,
  { headings, cells }: TableTexts<Row>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: PdfProgress) => void },
): Promise<MadePdf> {
  const now = new Date();
  const isChoice = table.chosen.length > 0;
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  let count = 0;
  const drawing = startDrawing((rows) => onProgress({ stage: 'making', rows, total: count }));

  const tellRows = async () => {
    const sums = sumsOf(table.sums);
    for await (const { rows, total, hasMore } of isChoice ? onePage(table.chosen) : table.readPages(either)) {
      if (either.aborted) return;
      for (const row of rows) sums.add(row);
      drawing.tell({ kind: 'rows', rows: rows.map(cells) });
      count += rows.length;
      onProgress({ stage: 'reading', rows: count, total: hasMore ? null : total });
    }
    const sumTexts = sums.texts();
    const counted = countText(count, table.rowNames);
    const frame: PdfFrame = {
      title: table.title,
      lines: [
        table.filters.length > 0 ? table.filters.join(' · ') : 'Sem filtro',
        [
          isChoice ? `Seleção: ${counted}` : counted,
          ...sumTexts.map(({ label, text }) => `${label} ${text}`),
        ].join(' · '),
      ],
      madeAt: formatInstantDateTime(now.toISOString()),
      columns: headings.map(({ header, align }) => ({ header, align: sides[align] })),
      sums: lastRow(headings, sumTexts),
    };
    onProgress({ stage: 'making', rows: 0, total: count });
    drawing.tell({ kind: 'draw', frame });
  };

  try {
    signal.throwIfAborted();
    const [{ file, pages }] = await Promise.race([Promise.all([drawing.drawn, tellRows()]), aborted]);
    return {
      file: new Blob([file], { type: 'application/pdf' }),
      name: `${table.fileStem}-${dayInSaoPaulo(now)}.pdf`,
      pages,
      rows: count,
    };
  } finally {
    ended.abort();
    drawing.end();
  }
}
