/** A failed statement: the five-character code of PostgreSQL and the constraint it broke. */
export interface DatabaseFailure {
  readonly code: string;
  readonly constraint: string | null;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Finds the database failure in an error, however deep libraries wrapped it; null when there is none. Messages are
 * left out: they repeat values of the statement.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    const { code, constraint, severity } = cause as Error & Record<string, unknown>;
    if (typeof code === 'string' && SQLSTATE.test(code) && typeof severity === 'string') {
      return { code, constraint: typeof constraint === 'string' ? constraint : null };
    }
  }
  return null;
}

/** Whether a statement failed because of a unique constraint or index. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === '23505' && failure.constraint === constraint;
}
