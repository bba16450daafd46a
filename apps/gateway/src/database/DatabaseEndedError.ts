/** The embedded database gave up, as on a full disk: it runs no statement until the program starts again. */
export class DatabaseEndedError extends Error {
  override readonly name = 'DatabaseEndedError';

  constructor(cause: unknown) {
    super('The embedded database has ended', { cause });
  }
}
