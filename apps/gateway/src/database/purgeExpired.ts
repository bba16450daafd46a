import { lt } from 'drizzle-orm';
import { forgetOldBatches } from '../areas/batches/forgetOldBatches.ts';
import { forgetOldReads } from '../areas/privacy/dataReads.ts';
import { foldRequisitionSums } from '../areas/requisitions/requisitionSums.ts';
import { forgetOldNetworks } from '../areas/session/knownNetworks.ts';
import { type FileRemoval, purgeUnusedFiles } from '../files/storedFiles.ts';
import { forgetOldMails } from '../mail/forgetOldMails.ts';
import { forgetSecrets } from '../mail/forgetSecrets.ts';
import { deleteInSlices } from './deleteInSlices.ts';
import { runPurge } from './runPurge.ts';
import { answeredKeys, documentUploads, passwordLinks, sessions, throttles } from './schema.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes expired sessions, links, attempts, networks, remembered answers, uploads, texts with codes, old mails, what
 * old batches did, lines about reading from years ago, and files that nothing refers to. What changes have counted since is summed up.
 * An upload stays for a day after it expires, since its file may still become a document. What fails is logged.
 */
export function purgeExpired({ config: { files, log }, database }: FileRemoval, now: Date): Promise<void> {
  const { queries } = database;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return runPurge(
    {
      sessions: () => deleteInSlices(queries, sessions, lt(sessions.expiresAt, now)),
      attempts: () => deleteInSlices(queries, throttles, lt(throttles.lastAttemptAt, dayAgo)),
      networks: () => forgetOldNetworks(queries, now),
      links: () => deleteInSlices(queries, passwordLinks, lt(passwordLinks.expiresAt, now)),
      answers: () => deleteInSlices(queries, answeredKeys, lt(answeredKeys.answeredAt, dayAgo)),
      uploads: () => deleteInSlices(queries, documentUploads, lt(documentUploads.expiresAt, dayAgo)),
      secrets: () => forgetSecrets(queries, now),
      mails: () => forgetOldMails(queries, now),
      batches: () => forgetOldBatches(database, now),
      reads: () => forgetOldReads(queries, now),
      sums: () => foldRequisitionSums(queries),
      files: () => purgeUnusedFiles(queries, files, dayAgo),
    },
    log,
  );
}
