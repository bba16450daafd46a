import { lt } from 'drizzle-orm';
import { forgetOldBatches } from '../areas/batches/forgetOldBatches.ts';
import { forgetOldReads } from '../areas/privacy/dataReads.ts';
import { foldRequisitionSums } from '../areas/requisitions/requisitionSums.ts';
import { forgetOldNetworks } from '../areas/session/knownNetworks.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { purgeUnusedFiles } from '../files/storedFiles.ts';
import { forgetOldMails } from '../mail/forgetOldMails.ts';
import { forgetSecrets } from '../mail/forgetSecrets.ts';
import type { Database } from './database.ts';
import { answeredKeys, documentUploads, passwordLinks, sessions, throttles } from './schema.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes expired sessions, links, attempts, networks, remembered answers, uploads, texts with codes, old mails, what
 * old batches did, lines about reading from years ago, and files that nothing refers to. What changes have counted since is summed up.
 * An upload stays for a day after it expires, since its file may still become a document.
 */
export async function purgeExpired(database: Database, store: FileStore, now: Date): Promise<void> {
  const { queries } = database;
  await queries.delete(sessions).where(lt(sessions.expiresAt, now));
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await queries.delete(throttles).where(lt(throttles.lastAttemptAt, dayAgo));
  await forgetOldNetworks(queries, now);
  await queries.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
  await queries.delete(answeredKeys).where(lt(answeredKeys.answeredAt, dayAgo));
  await queries.delete(documentUploads).where(lt(documentUploads.expiresAt, dayAgo));
  await forgetSecrets(queries, now);
  await forgetOldMails(queries, now);
  await forgetOldBatches(database, now);
  await forgetOldReads(queries, now);
  await foldRequisitionSums(queries);
  await purgeUnusedFiles(queries, store, dayAgo);
}
