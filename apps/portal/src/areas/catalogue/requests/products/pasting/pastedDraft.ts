import { PASTED_FIELDS, type PastedTable } from '@portal/domain';
import * as z from 'zod/mini';

/** What was pasted and corrected so far, as it is kept on the device (D11), with the key it is sent with (D23). */
export interface PastedDraft extends PastedTable {
  readonly key?: string | undefined;
  /** The names of the cells that were typed over. */
  readonly typed?: readonly string[] | undefined;
}

const draft = z.object({
  rows: z
    .array(
      z.object({
        line: z.int(),
        texts: z.object({
          variacao: z.string(),
          gtinEan: z.string(),
          dun: z.string(),
          quantidadeProdutosNaCaixa: z.string(),
          sku: z.string(),
        }),
      }),
    )
    .check(z.minLength(1)),
  missing: z.array(z.enum(PASTED_FIELDS)),
  ignored: z.array(z.string()),
  key: z.optional(z.uuid()),
  typed: z.optional(z.array(z.string())),
});

/** Reads what is kept; throws where it has another form. */
export function parsePastedDraft(stored: unknown): PastedDraft {
  return draft.parse(stored);
}
