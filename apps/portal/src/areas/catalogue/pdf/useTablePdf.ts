import { toApiError } from '@portal/api';
import { downloadBlob, useTableTexts } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../shared/loading/lazyPage.ts';
import type { Failure } from '../../../shared/services/Notify.ts';
import type { MadePdf, PdfProgress, PdfTable } from './pdfTable.ts';

/** What is known of a PDF that was asked for. */
export type PdfState =
  | PdfProgress
  | { readonly stage: 'failed'; readonly failure: Failure }
  | ({ readonly stage: 'done' } & MadePdf);

/** Makes PDFs of a table, one at a time, and downloads them. Leaving the page ends it. */
export function useTablePdf<Row>() {
  const [state, setState] = useState<PdfState | null>(null);
  const running = useRef<AbortController>(null);
  const textsOf = useTableTexts();

  useEffect(() => () => running.current?.abort(), []);

  const close = () => {
    running.current?.abort();
    setState(null);
  };

  const make = async (table: PdfTable<Row>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const tell = (next: PdfState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ stage: 'reading', rows: 0, total: null });
    try {
      const { makeTablePdf } = await loadChunk(() => import('./makeTablePdf.ts'));
      const made = await makeTablePdf(table, textsOf(table.columns), { signal, onProgress: tell });
      downloadBlob(made.file, made.name);
      tell({ stage: 'done', ...made });
    } catch (error) {
      tell({ stage: 'failed', failure: toApiError(error) });
    }
  };

  return { state, make, close };
}
