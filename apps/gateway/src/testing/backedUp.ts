import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents, files } from '../database/schema.ts';
import type { FileStore } from '../files/store/FileStore.ts';

/** Adds three documents of a supplier, one over a megabyte. */
export async function addDocuments({ queries }: Database, store: FileStore): Promise<void> {
  const supplier = await queries.query.suppliers.findFirst({ columns: { id: true } });
  for (const size of [1, 512, 1_300_001]) {
    const bytes = new Uint8Array(size).fill(size % 251);
    const id = await store.put(bytes);
    await queries.insert(files).values({ id, contentType: 'application/pdf', sizeBytes: size });
    await queries.insert(documents).values({
      fornecedorId: supplier?.id ?? 0,
      tipoDocumento: 'DocumentoSocio',
      nomeOriginal: `${randomUUID()}.pdf`,
      tamanho: size,
      fileId: id,
    });
  }
}

/** Every row of every table as text, sorted, so that two databases can be compared. */
export async function rowsByTable({ queries }: Database): Promise<Record<string, string[]>> {
  const run = async (text: string) =>
    ((await queries.execute(sql.raw(text))) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await run(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name = '' } of tables) {
    const found = await run(`select t::text as row from public."${name}" t order by 1`);
    rows[name] = found.map(({ row = '' }) => row);
  }
  return rows;
}

/** The bytes of every file of a store, by id. */
export async function bytesById(store: FileStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const ids of store.list()) {
    for (const id of ids) {
      const opened = await store.open(id);
      if (opened !== null)
        found.set(id, Buffer.from(await new Response(opened.stream).bytes()).toString('base64'));
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}
