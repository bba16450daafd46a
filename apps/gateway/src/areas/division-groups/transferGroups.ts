import { transferRefusal } from '@portal/domain';
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { divisionGroups } from '../../database/schema.ts';
import { GatewayError, notFound, refused } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { groupIsOneOf, holdManager } from './divisionGroupQueries.ts';
import { groupMessages } from './messages.ts';

/** A transfer of division groups to another manager. */
interface Transfer {
  readonly destination: number;
  /** The manager whose groups the user saw; undefined when the call did not name one. */
  readonly origin: number | undefined;
  /** Ids of the groups, each once. */
  readonly ids: readonly number[];
}

/** The checks of the page (TRF-024 to TRF-028). Id 0 belongs to no manager: it marks an origin that was not chosen. */
function requireTransfer(origin: number | undefined, destination: number, ids: readonly number[]): void {
  const refusal = transferRefusal(origin ?? 0, destination, ids);
  if (refusal !== null) throw refused(refusal.text);
}

async function requireDestination(queries: Queries, id: number): Promise<void> {
  const manager = await holdManager(queries, id);
  if (manager === undefined) throw notFound();
  if (!manager.ativo) throw refused(groupMessages.destinationInactive);
}

/**
 * Moves division groups to another manager, all of them or none (G-45).
 *
 * @returns the number of groups that were moved (BIZ-06).
 * @throws GatewayError 400 when a check fails or the destination is not active, 404 without the destination, 409
 * when a group was removed or no longer belongs to the origin.
 */
export function transferGroups(
  { database }: GatewayContext,
  author: Author,
  { destination, origin, ids }: Transfer,
): Promise<number> {
  requireTransfer(origin, destination, ids);
  return database.transaction(async (queries) => {
    await requireDestination(queries, destination);
    // Locked in the order of their ids, so that two transfers cannot deadlock.
    const groups = await queries
      .select({ id: divisionGroups.id, gestoresId: divisionGroups.gestorId })
      .from(divisionGroups)
      .where(and(groupIsOneOf(ids), isNull(divisionGroups.deletedAt)))
      .orderBy(asc(divisionGroups.id))
      .for('update');
    const moved = origin !== undefined && groups.some(({ gestoresId }) => gestoresId !== origin);
    if (groups.length !== ids.length || moved) throw new GatewayError(409, groupMessages.groupsMoved);
    for (const { gestoresId } of groups) requireTransfer(gestoresId ?? undefined, destination, ids);

    await queries
      .update(divisionGroups)
      .set({ gestorId: destination, dataModificacao: author.at, versao: sql`${divisionGroups.versao} + 1` })
      .where(groupIsOneOf(ids));
    const changes = groups.map(({ id, gestoresId }) => ({
      kind: 'divisionGroup' as const,
      id,
      before: { gestoresId },
      after: { gestoresId: destination },
    }));
    await recordChange(queries, author, ...changes);
    return groups.length;
  });
}
