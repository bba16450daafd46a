import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { ByteChunks } from '../files/store/FileStore.ts';
import { BackupError } from './BackupError.ts';
import type { TarEntry, TarReader } from './tarArchive.ts';

/** Name of the manifest in the archive; it is the last file. */
export const MANIFEST = 'manifest.jsonl';

/** Names in the archive. */
export const NAMES = {
  dump: 'database.dump',
  folder: 'postgres/',
  files: 'files/',
  secret: 'secret',
} as const;

const headerSchema = z.object({
  format: z.literal(1),
  /** When the backup began, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** A dump of a PostgreSQL server, or the folder of the embedded database. */
  kind: z.enum(['server', 'embedded']),
  /** Version of the database that wrote it, such as `15.18`. */
  database: z.string(),
  /** Version of the schema: the migrations that were applied, in order. */
  migrations: z.array(z.string()),
});

/** First line of a manifest: what the archive is of. */
export type ManifestHeader = z.infer<typeof headerSchema>;

const lineSchema = z.object({ name: z.string(), sizeBytes: z.number(), sha256: z.string() });

/** A further line: one for each file before the manifest, in their order. */
export type ManifestLine = z.infer<typeof lineSchema>;

/** Passes bytes on and tells their hash afterwards. */
export function hashing(chunks: ByteChunks | Iterable<Uint8Array>) {
  const hash = createHash('sha256');
  return {
    chunks: (async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    })(),
    sha256: () => hash.digest('hex'),
  };
}

/** Adds a line to a manifest that is being written. */
export async function addLine(file: string, line: ManifestHeader | ManifestLine): Promise<void> {
  await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/** The first line of the manifest, and the others one by one. */
async function readManifest(archive: TarReader, damaged: () => BackupError) {
  let entry: TarEntry | undefined;
  for await (const one of archive.entries()) entry = one;
  if (entry?.name !== MANIFEST) throw damaged();
  const lines = createInterface({ input: Readable.from(archive.bytes(entry)) })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { done, value } = await lines.next();
    if (done) return null;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      throw damaged();
    }
  };
  const header = headerSchema.safeParse(await next());
  if (!header.success) throw damaged();
  return { header: header.data, next };
}

/**
 * Reads a whole archive and compares it with its manifest, before anything of it is used.
 *
 * @returns what it is of.
 * @throws BackupError where it was cut, where a file has other bytes, or where one is missing or not listed.
 */
export async function verifyArchive(archive: TarReader, file: string): Promise<ManifestHeader> {
  const damaged = (name?: string) =>
    new BackupError(
      name === undefined
        ? `O manifesto do arquivo ${file} falta ou está danificado.`
        : `O arquivo ${file} está danificado: ${name} não é o que o manifesto diz.`,
    );
  const { header, next } = await readManifest(archive, () => damaged());
  for await (const entry of archive.entries()) {
    if (entry.isFolder || entry.name === MANIFEST) continue;
    const line = lineSchema.safeParse(await next());
    const { chunks, sha256 } = hashing(archive.bytes(entry));
    for await (const _ of chunks);
    const isSame =
      line.data?.name === entry.name &&
      line.data.sizeBytes === entry.sizeBytes &&
      line.data.sha256 === sha256();
    if (!isSame) throw damaged(entry.name);
  }
  if ((await next()) !== null) throw damaged();
  return header;
}
