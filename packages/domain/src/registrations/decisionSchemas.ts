import { normalizeLines } from '@portal/formats';
import * as z from 'zod/mini';
import { oneOf } from '../fields/choiceFields.ts';
import { INVALID_NUMBER, INVALID_TEXT, REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { requiredId } from '../fields/numberFields.ts';
import { optionalLines } from '../fields/textFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { DECISION_TYPES } from './flowActions.ts';
import { DECISION_STAGES } from './flowStatuses.ts';
import { PENDENCY_REASONS } from './pendencies.ts';

/** Most characters of the reason of a refusal. */
export const REFUSAL_REASON_MAX = 2000;

/** Most characters of the note of a pendency. */
export const PENDENCY_NOTE_MAX = 1000;

/** Message when no pendency was added (PEN-012). */
export const OCCURRENCE_MISSING_TEXT = 'Adicione ao menos uma ocorrência';

/** Message of a second pendency of one document (PEN-013). */
export const DOCUMENT_TWICE_TEXT = 'Este documento já foi adicionado';

const reason = z.pipe(
  z.transform((value: string | null) => value ?? ''),
  z
    .string({ error: INVALID_TEXT })
    .check(z.overwrite(normalizeLines), z.maxLength(REFUSAL_REASON_MAX, tooLongText(REFUSAL_REASON_MAX))),
);

/** Form of the deny dialog (DEC-019, DEC-020): a reason with something to read (UIX-09, D24), as typed (D18). */
export const refusalSchema = z.object({
  observacao: z.pipe(
    z.transform((value: string) => value ?? ''),
    z
      .string({ error: INVALID_TEXT })
      .check(
        z.overwrite(normalizeLines),
        z.minLength(1, REQUIRED_TEXT),
        z.maxLength(REFUSAL_REASON_MAX, tooLongText(REFUSAL_REASON_MAX)),
      ),
  ),
});

/** Values of the deny dialog. */
export type RefusalForm = z.input<typeof refusalSchema>;

/** An occurrence of the pendency dialog (PEN-002 to PEN-005, PEN-010, PEN-011, PEN-014, PEN-015). */
export const occurrenceSchema = z.pipe(
  z.object({
    documentoId: requiredId(REQUIRED_TEXT),
    motivoPendencia: oneOf(PENDENCY_REASONS, REQUIRED_TEXT),
    descricao: optionalLines(PENDENCY_NOTE_MAX),
  }),
  z.transform((occurrence) => ({ ...occurrence, statusPendencia: 'Nova' as const })),
);

/** Values of an occurrence while it is filled in. */
export type OccurrenceForm = z.input<typeof occurrenceSchema>;

/** The empty form of the next occurrence. */
export const emptyOccurrenceForm: OccurrenceForm = {
  documentoId: null,
  motivoPendencia: null,
  descricao: '',
};

/** An occurrence as the call sends it. */
export type OccurrenceBody = z.output<typeof occurrenceSchema>;

const decisionFields = z.object({
  tipoDecisao: z.enum(DECISION_TYPES, { error: 'Selecione uma decisão' }),
  etapaDecisao: z.enum(DECISION_STAGES, { error: 'Selecione uma etapa' }),
  pendencias: z.pipe(
    z.transform((value: OccurrenceForm[]) => value ?? []),
    z
      .array(occurrenceSchema, { error: INVALID_NUMBER })
      .check(z.maxLength(100, 'Adicione no máximo 100 ocorrências')),
  ),
  observacao: reason,
});

const { shape } = decisionFields;
const read = {
  refusal: whenReadable(z.object({ tipoDecisao: shape.tipoDecisao, observacao: shape.observacao })),
  pendencies: whenReadable(z.object({ tipoDecisao: shape.tipoDecisao, pendencias: shape.pendencias })),
};

/**
 * Body of a decision (PEN-010 to PEN-017, DEC-020, DEC-023, G-17): a refusal has a reason with something to
 * read (UIX-09, D24), a pendency at least one occurrence and at most one a document; what belongs to another decision comes out
 * empty.
 */
export const decisionInputSchema = z.pipe(
  decisionFields.check(
    z.superRefine(({ tipoDecisao, observacao }, context) => {
      if (tipoDecisao !== 'Reprovar' || observacao !== '') return;
      context.addIssue({ code: 'custom', path: ['observacao'], message: REQUIRED_TEXT });
    }, read.refusal),
    z.superRefine(({ tipoDecisao, pendencias }, context) => {
      if (tipoDecisao !== 'Pendenciar') return;
      if (pendencias.length === 0) {
        context.addIssue({ code: 'custom', path: ['pendencias'], message: OCCURRENCE_MISSING_TEXT });
      }
      pendencias.forEach(({ documentoId }, index) => {
        if (pendencias.findIndex((other) => other.documentoId === documentoId) === index) return;
        context.addIssue({
          code: 'custom',
          path: ['pendencias', index, 'documentoId'],
          message: DOCUMENT_TWICE_TEXT,
        });
      });
    }, read.pendencies),
  ),
  z.transform((decision) => ({
    ...decision,
    pendencias: decision.tipoDecisao === 'Pendenciar' ? decision.pendencias : [],
    observacao: decision.tipoDecisao === 'Reprovar' ? decision.observacao : null,
  })),
);

/** A decision as the call sends it. */
export type DecisionBody = z.output<typeof decisionInputSchema>;
