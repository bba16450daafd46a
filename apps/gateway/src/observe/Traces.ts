import type { Database, MeasureStatement } from '../database/database.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import type { DeliverMail } from '../mail/smtpDelivery.ts';
import type { MeasureCall } from './MeasureCall.ts';

/**
 * Measures calls and their steps. A span has names, templates, statuses and texts of statements: never a value that a
 * caller sent, a token, an address of a file or anything about a person.
 */
export interface Traces {
  readonly call: MeasureCall;
  /** Measures a statement of a call. */
  readonly statement: MeasureStatement;
  /** The same database, whose transactions are measured. */
  database(database: Database): Database;
  /** The same store, whose answers are measured. */
  files(store: FileStore): FileStore;
  /** The same delivery, each mail of which is a trace of its own: it waits for nobody. */
  delivery(deliver: DeliverMail): DeliverMail;
  /** Sends what is left, for a limited time. */
  end(): Promise<void>;
}
