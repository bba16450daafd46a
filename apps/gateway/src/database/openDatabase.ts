import type { Database, DatabaseLocation } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openServer } from './openServer.ts';

/** Opens the database. Tables are made by `migrate`. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openServer(location.url, location.limits) : openEmbedded(location);
}
