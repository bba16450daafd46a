import { documentTypeLabel, type NextFlow, PENDENCY_REASON_LABELS, supplierName } from '@portal/domain';
import type { Queries } from '../../../database/database.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import {
  finalApprovalMail,
  firstAnalysisApprovedMail,
  type MailText,
  pendencyMail,
  reactivationMail,
  refusalMail,
} from '../../../mail/mailTexts.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { FoundRegistration } from '../registrationQueries.ts';
import type { GivenPendency } from './pendencies.ts';

/** Result of a decision or a reactivation. */
export interface Outcome {
  readonly next: NextFlow;
  /** Pendencies that were added. */
  readonly pendencies: readonly GivenPendency[];
  /** Reason of the refusal; null otherwise. */
  readonly reason: string | null;
  /** Partner code; null until the final approval. */
  readonly code: number | null;
  readonly reactivated: boolean;
}

/** The notes of the reviewer in one text, each under its document; null without any. */
function notesOf(pendencies: readonly GivenPendency[]): string | null {
  const notes = pendencies
    .filter(({ descricao }) => descricao !== null)
    .map(({ tipoDocumento, descricao }) => `${documentTypeLabel(tipoDocumento)}: ${descricao}`);
  return notes.length === 0 ? null : notes.join('\n');
}

function mailOf(
  { next, pendencies, reason, code, reactivated }: Outcome,
  names: { readonly portal: string; readonly name: string },
): MailText | null {
  if (reactivated) return reactivationMail({ ...names, isRemoved: next.statusFluxoCadastro === 'Novo' });
  if (reason !== null) return refusalMail({ ...names, reason });
  if (code !== null) return finalApprovalMail({ ...names, code });
  if (next.statusFluxoCadastro === 'AprovadoPrimeiraAnalise') return firstAnalysisApprovedMail(names);
  if (pendencies.length === 0) return null;
  const documents = pendencies.map(({ tipoDocumento, motivoPendencia }) => ({
    document: documentTypeLabel(tipoDocumento),
    reason: PENDENCY_REASON_LABELS[motivoPendencia],
  }));
  return pendencyMail({ ...names, documents, note: notesOf(pendencies) });
}

/**
 * Queues the e-mail about a decision (G-25): approval of the first analysis, pendency, refusal, final approval,
 * reactivation. Other decisions send none.
 */
export async function queueOutcomeMail(
  queries: Queries,
  { config }: Pick<GatewayContext, 'config'>,
  { flow, supplier }: FoundRegistration,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  const mail = mailOf(outcome, {
    portal: config.portalOrigins[0] ?? '',
    name: supplierName(supplier),
  });
  if (mail !== null) await queueMail(queries, { to: flow.email, registrationFlowId: flow.id, ...mail }, at);
}
