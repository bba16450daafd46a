import type { BrowserError } from '@portal/domain';

/** What a call or the program met, in the words that an operator searches for. */
export const LOG_EVENTS = [
  'call',
  'sign-in',
  'sign-in-failed',
  'throttled',
  'malware-found',
  'upload-dropped',
  'own-data-asked',
  'sign-out',
  'session-reused',
  'access-refused',
  'staff-invited',
  'roles-changed',
  'access-ended',
  'access-returned',
  'caller-gone',
  'failure',
  'contract-broken',
  'mail-sent',
  'mail-failed',
  'mail-given-up',
  'file-not-removed',
  'purge-failed',
  'read-not-kept',
  'browser-error',
  'program',
] as const;

export type LogEvent = (typeof LOG_EVENTS)[number];

/** One line of the log. It holds no token, password, code, signed address, text of a mail or value that a caller sent. */
export interface LogEntry {
  readonly event: LogEvent;
  /** @default 'info' */
  readonly level?: 'info' | 'warn' | 'error';
  /** Id of the call, which its caller has in `X-Request-Id`. */
  readonly requestId?: string;
  /** Trace of the call, where calls are measured. */
  readonly traceId?: string;
  /** The user who calls, or whose account was tried. */
  readonly userId?: number;
  /** The user whose access was changed. */
  readonly subjectId?: number;
  /** Network address of the caller. */
  readonly address?: string;
  /** Method and template of the address, such as `GET /api/produtos/marcas/{id}`. */
  readonly operation?: string;
  readonly status?: number;
  readonly ms?: number;
  /** Bytes of the file that was sent. */
  readonly uploadBytes?: number;
  /** What the virus scanner calls that which it found. */
  readonly malware?: string;
  readonly message?: string;
  /** Places in the code, one a line. */
  readonly stack?: string;
  /** An error of the portal in a browser, without anything about its user. */
  readonly browserError?: BrowserError;
}

/** Writes a line to the log. */
export type Log = (entry: LogEntry) => void;

/** A line for people: what a call was answered with, or what went wrong where. */
export function readableLine({ event, level, operation, status, ms, message, stack }: LogEntry): string {
  if (message === undefined)
    return `${operation ?? '-'} ${status} ${Math.round(ms ?? 0)}ms${event === 'call' ? '' : ` (${event})`}`;
  const place = operation === undefined ? '' : `${operation}: `;
  return `${level === 'error' ? 'error ' : ''}${place}${message}${stack === undefined ? '' : `\n${stack}`}`;
}
