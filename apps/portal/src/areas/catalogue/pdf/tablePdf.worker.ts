import { drawTablePdf } from './drawTablePdf.ts';
import type { FromPdfWorker, ToPdfWorker } from './pdfWorkerMessages.ts';

/** Rows between two reports of progress. */
const STEP = 50;

const collected: (readonly string[])[] = [];

const answer = (message: FromPdfWorker, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<ToPdfWorker>) => {
  if (data.kind === 'rows') {
    collected.push(...data.rows);
    return;
  }
  const drawn = drawTablePdf(data.frame, collected, (rows) => {
    if (rows % STEP === 0) answer({ kind: 'drawn', rows });
  });
  answer({ kind: 'done', ...drawn }, [drawn.file]);
});
