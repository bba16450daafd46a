import type { DrawnPdf, PdfFrame } from './drawTablePdf.ts';

/** What the worker is told: texts of rows as they are read, then what to draw around them. */
export type ToPdfWorker =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'draw'; readonly frame: PdfFrame };

/** What the worker answers: how many rows were drawn so far, then the file. */
export type FromPdfWorker =
  | { readonly kind: 'drawn'; readonly rows: number }
  | ({ readonly kind: 'done' } & DrawnPdf);
