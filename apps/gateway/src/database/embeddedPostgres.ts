import { PGlite } from '@electric-sql/pglite';
import { DatabaseEndedError } from './DatabaseEndedError.ts';

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

/** The embedded PostgreSQL. Once it has panicked the next statement would never return: it is asked nothing any more. */
export class EmbeddedPostgres extends PGlite {
  readonly #lost = Promise.withResolvers<void>();
  #ended: DatabaseEndedError | null = null;

  /** Resolves once it has panicked. */
  get lost(): Promise<void> {
    return this.#lost.promise;
  }

  /** Every statement comes through here, those of the library itself too, such as a rollback. */
  override async execProtocolStream(
    ...given: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (this.#ended !== null) throw this.#ended;
    try {
      return await super.execProtocolStream(...given);
    } catch (error) {
      if (!isPanic(error)) throw error;
      this.#ended = new DatabaseEndedError(error);
      this.#lost.resolve();
      throw this.#ended;
    }
  }

  override async close(): Promise<void> {
    if (this.#ended === null) await super.close();
  }
}
