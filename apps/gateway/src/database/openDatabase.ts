import type { Database, DatabaseLocation, MeasureStatement } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openServer } from './openServer.ts';

/**
 * Opens the database. Tables are made by `migrate`.
 *
 * @param measure gets each statement; without it none is measured.
 */
export async function openDatabase(
  location: DatabaseLocation,
  measure?: MeasureStatement,
): Promise<Database> {
  return 'url' in location
    ? openServer(location.url, location.limits, measure)
    : openEmbedded(location, measure);
}
