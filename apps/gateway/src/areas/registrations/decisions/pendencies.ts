import type { Schemas } from '@portal/api';
import { newPendencies, pendableDocuments } from '@portal/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { registrationPendencies } from '../../../database/schema.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { registrationMessages } from '../messages.ts';
import type { FoundRegistration } from '../registrationQueries.ts';

/** A pendency of a decision, with the document it is about. */
export interface GivenPendency {
  readonly documentoId: number;
  readonly tipoDocumento: Schemas['DocumentType'];
  readonly motivoPendencia: Schemas['PendencyReason'];
  readonly descricao: string | null;
}

/**
 * Checks the pendencies of a decision: their documents can be pended and are not pended yet (PEN-013, G-21).
 *
 * @throws GatewayError 400 at a document that cannot be pended.
 */
export function requirePendencies(
  found: FoundRegistration,
  given: readonly Pick<GivenPendency, 'documentoId' | 'motivoPendencia' | 'descricao'>[],
): GivenPendency[] {
  const pendable = pendableDocuments(found.flow, found.documents);
  const taken = new Set(newPendencies(found.pendencies).map(({ documentoId }) => documentoId));
  return given.map(({ documentoId, motivoPendencia, descricao }, index) => {
    const document = pendable.find(({ id }) => id === documentoId);
    const field = `pendencias[${index}].documentoId`;
    if (document === undefined) throw invalidFields({ [field]: [registrationMessages.documentNotPendable] });
    if (taken.has(documentoId)) throw invalidFields({ [field]: [registrationMessages.documentPended] });
    return { documentoId, tipoDocumento: document.tipoDocumento, motivoPendencia, descricao };
  });
}

/** Stores the pendencies of a decision; each starts as `Nova` (PEN-015). */
export async function insertPendencies(
  queries: Queries,
  flowId: string,
  etapa: Schemas['DecisionStage'],
  pendencies: readonly GivenPendency[],
  at: Date,
): Promise<void> {
  await queries.insert(registrationPendencies).values(
    pendencies.map(({ documentoId, motivoPendencia, descricao }) => ({
      fluxoCadastroId: flowId,
      documentoId,
      etapa,
      motivoPendencia,
      descricao,
      criadoEm: at,
    })),
  );
}

/** Closes pendencies: `Nova` becomes `Corrigida` (G-19, G-20). */
export async function closePendencies(queries: Queries, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(registrationPendencies)
    .set({ statusPendencia: 'Corrigida', corrigidoEm: at })
    .where(
      and(inArray(registrationPendencies.id, [...ids]), eq(registrationPendencies.statusPendencia, 'Nova')),
    );
}
