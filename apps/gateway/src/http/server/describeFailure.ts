import { databaseFailure } from '../../database/databaseErrors.ts';
import { errorCode } from '../../errorCode.ts';

/**
 * Describes an unexpected error for the log. Messages of the database and of the parser may repeat a token that the
 * caller sent, so only kind and place are logged (D15).
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is no error was thrown';
  const failure = databaseFailure(error);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  if (failure !== null) {
    return `database error ${failure.code}${failure.constraint === null ? '' : ` on ${failure.constraint}`}\n${frames}`;
  }
  if (error.cause === undefined && !(error instanceof SyntaxError))
    return `${error.name}: ${error.message}\n${frames}`;
  const code = errorCode(error.cause);
  const known = code !== undefined && /^[A-Z_]{3,40}$/.test(code);
  return `${error.name}${known ? ` ${code}` : ''}\n${frames}`;
}
