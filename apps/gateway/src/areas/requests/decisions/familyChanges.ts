import type { Schemas } from '@portal/api';
import { familyFields, fieldLines, isComercial, isComercialValidator, isContabil } from '@portal/domain';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { auditEntries, familyRequests, registrationRequests, users } from '../../../database/schema.ts';
import { notFound } from '../../../http/GatewayError.ts';
import type { Caller, OperationId } from '../../../http/operationHandler.ts';
import { familyInputOf } from '../../families/familyBody.ts';
import { findFamily } from '../../families/familyQueries.ts';
import { findFamilyNames } from './familyNames.ts';

/** The call by which the side of a caller saves a family; null for callers of neither side or of both. */
function ownSave(roles: Caller['roles']): OperationId | null {
  const ofCommercial = isComercial(roles) || isComercialValidator(roles);
  if (ofCommercial === isContabil(roles)) return null;
  return ofCommercial ? 'updateFamily' : 'updateFamilyTaxation';
}

/** The changes of a family after an instant, the oldest first. */
function findEntries(queries: Queries, familyId: number, after: Date) {
  return queries
    .select({
      at: auditEntries.changedAt,
      user: users.name,
      operation: auditEntries.operation,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.recordKind, 'family'),
        eq(auditEntries.recordId, String(familyId)),
        gt(auditEntries.changedAt, after),
      ),
    )
    .orderBy(asc(auditEntries.id));
}

/**
 * What the other side changed in a family since the side of the caller saved it last, or since the request was sent:
 * each field with its value then and now, and who changed it last.
 *
 * @throws GatewayError 404 when the family request does not exist or was removed.
 */
export async function findFamilyChanges(
  queries: Queries,
  id: number,
  roles: Caller['roles'],
): Promise<Schemas['FamilyChanges']> {
  const [request] = await queries
    .select({ familiaId: familyRequests.familiaId, sentAt: registrationRequests.sentAt })
    .from(familyRequests)
    .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)));
  if (request === undefined) throw notFound();
  const { familiaId, sentAt } = request;
  if (familiaId === null || sentAt === null) return { desde: null, mudancas: [] };

  const entries = await findEntries(queries, familiaId, sentAt);
  const own = ownSave(roles);
  const last = own === null ? -1 : entries.findLastIndex(({ operation }) => operation === own);
  const since = entries[last]?.at ?? sentAt;
  const news = entries.slice(last + 1);
  const found = await findFamily(queries, familiaId);
  if (found === undefined) throw new Error('The family of a request is gone');
  const now: Readonly<Record<string, unknown>> = { ...familyInputOf(found) };
  // The oldest of the new changes of a field says what it was.
  const old = news.toReversed().flatMap(({ changes }) => Object.entries(changes));
  const then = { ...now, ...Object.fromEntries(old.map(([field, { before }]) => [field, before])) };
  const names = await findFamilyNames(queries, then, now);

  const mudancas = fieldLines(familyFields).flatMap(({ path, label, text }) => {
    const [antes, depois] = [text(then, names) || null, text(now, names) || null];
    const field = path.split('.')[0] ?? path;
    const change = news.findLast(({ changes }) => field in changes);
    if (antes === depois || change === undefined) return [];
    return [
      { campo: path, rotulo: label, antes, depois, usuario: change.user, data: change.at.toISOString() },
    ];
  });
  return { desde: since.toISOString(), mudancas };
}
