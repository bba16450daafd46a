import { databaseFailure } from '../../database/databaseErrors.ts';
import { errorCode } from '../../errorCode.ts';

/**
 * Describes an unexpected error for the log. Messages of the database and of the parser may repeat a token that the
 * caller sent, so only kind and place are logged (D15).
 */
export function failureFacts(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: 'a value that is no error was thrown' };
  const failure = databaseFailure(error);
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  if (failure !== null) {
    const constraint = failure.constraint === null ? '' : ` on ${failure.constraint}`;
    return { message: `database error ${failure.code}${constraint}`, stack };
  }
  if (error.cause === undefined && !(error instanceof SyntaxError))
    return { message: `${error.name}: ${error.message}`, stack };
  const code = errorCode(error.cause);
  const known = code !== undefined && /^[A-Z_]{3,40}$/.test(code);
  return { message: `${error.name}${known ? ` ${code}` : ''}`, stack };
}

/** The same as one text. */
export function describeFailure(error: unknown): string {
  const { message, stack } = failureFacts(error);
  return stack === undefined ? message : `${message}\n${stack}`;
}
