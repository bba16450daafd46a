import { PartLostError } from '../PartLostError.ts';
import { DatabaseEndedError } from './DatabaseEndedError.ts';
import { DatabaseSilentError } from './DatabaseSilentError.ts';

/** A failed statement: the five-character code of PostgreSQL and the constraint it broke. */
export interface DatabaseFailure {
  readonly code: string;
  readonly constraint: string | null;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** An error and what caused it, however deep libraries wrapped it. */
function causesOf(error: unknown): (Error & Record<string, unknown>)[] {
  const causes: (Error & Record<string, unknown>)[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause as Error & Record<string, unknown>); // fields of libraries, read one by one
  }
  return causes;
}

/**
 * Finds the database failure in an error; null when there is none. Messages are left out: they repeat values of the
 * statement.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (const { code, constraint, severity } of causesOf(error)) {
    if (typeof code === 'string' && SQLSTATE.test(code) && typeof severity === 'string') {
      return { code, constraint: typeof constraint === 'string' ? constraint : null };
    }
  }
  return null;
}

/**
 * Connection exceptions (class 08), a server that stops, starts, has no connection left, or only copies another one
 * since that took over (25006); a transaction that the server ended because it heard nothing from here (25P03); and a full
 * disk (53100), which its operator frees.
 */
const LOST = /^(08...|57P0[1-5]|53[13]00|25006|25P03)$/;

/** A transaction that cannot be put in an order with another one, and a deadlock. */
const CONFLICT = /^40(001|P01)$/;

/** A socket that was refused or cut. */
const CUT = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);

/** Sentences of pg and its pool for a connection that broke or could not be opened; they carry no code. */
const PG_TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether a statement failed because the database cannot be reached: another try may succeed. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof PartLostError) return false; // its connection broke, in the same words
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof DatabaseEndedError)) return true; // whatever it ended with
  const failure = databaseFailure(error);
  if (failure) return LOST.test(failure.code);
  return causes.some(
    (cause) =>
      cause instanceof DatabaseSilentError ||
      (typeof cause.code === 'string' && CUT.has(cause.code)) ||
      PG_TEXTS.some((text) => cause.message.startsWith(text)),
  );
}

/** Whether the server undid a transaction for the sake of another one: it may run again. */
export function isConflict(error: unknown): boolean {
  return CONFLICT.test(databaseFailure(error)?.code ?? '');
}

/** Whether a statement failed because of a unique constraint or index. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === '23505' && failure.constraint === constraint;
}
