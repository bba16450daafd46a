/** A backup or a restore that cannot be carried out. Its message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
