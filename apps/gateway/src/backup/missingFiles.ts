import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { files } from '../database/schema.ts';
import type { FileStore } from '../files/store/FileStore.ts';

const PAGE = 500;

/** The ids of files that records name and the store does not have in their size, a page of rows in memory at a time. */
async function* missingFiles(queries: Queries, store: Pick<FileStore, 'sizeOf'>): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const rows = await queries
      .select({ id: files.id, sizeBytes: files.sizeBytes })
      .from(files)
      .where(after === undefined ? undefined : gt(files.id, after))
      .orderBy(asc(files.id))
      .limit(PAGE);
    for (const { id, sizeBytes } of rows) if ((await store.sizeOf(id)) !== sizeBytes) yield id;
    after = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

/** A sentence for each of these files. */
export async function sayMissing(
  queries: Queries,
  store: Pick<FileStore, 'sizeOf'>,
  say: (sentence: string) => void,
): Promise<void> {
  for await (const id of missingFiles(queries, store))
    say(`Atenção: o arquivo ${id}, que um registro cita, não está no lugar dos arquivos.`);
}
