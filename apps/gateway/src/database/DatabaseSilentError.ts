/** The server gave no answer within its time, not even to the cancelling of the statement. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer');
  }
}
