import type { Context } from 'hono';
import type { GatewayConfig } from '../../config/GatewayConfig.ts';
import { callEvent } from '../../log/callEvent.ts';
import type { LogEntry, LogEvent } from '../../log/Log.ts';
import type { CallFacts, OperationId } from '../operationHandler.ts';
import { clientAddress } from './clientAddress.ts';
import { requestIdOf } from './requestId.ts';

/** What is known of a call while it is answered. */
export interface CallNote {
  readonly requestId: string;
  /** Set where calls are measured. */
  readonly traceId?: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Method and template, never the address itself: a mistyped one may contain a token (D15). */
  label: string;
  /** Null outside of the contract. */
  operation: OperationId | null;
  facts: CallFacts;
}

/** Begins the note of a call. */
export function noteOf(hono: Context, { trustProxy }: GatewayConfig, traceId?: string): CallNote {
  const { raw } = hono.req;
  return {
    requestId: requestIdOf(raw, trustProxy),
    ...(traceId === undefined ? {} : { traceId }),
    address: clientAddress(hono, trustProxy),
    label: `${raw.method} -`,
    operation: null,
    facts: {},
  };
}

const WORTH_A_LOOK: ReadonlySet<LogEvent> = new Set([
  'failure',
  'access-refused',
  'session-reused',
  'sign-in-failed',
  'throttled',
  'malware-found',
]);

/** Ids under which lines of the log about one call are found. */
export function idsOf({ requestId, traceId }: CallNote): Pick<LogEntry, 'requestId' | 'traceId'> {
  return traceId === undefined ? { requestId } : { requestId, traceId };
}

/** The line of an answered call. */
export function lineOf(note: CallNote, status: number, ms: number): LogEntry {
  const { address, label, operation, facts } = note;
  const event = facts.event ?? callEvent(operation, status);
  return {
    ...facts,
    event,
    level: WORTH_A_LOOK.has(event) ? 'warn' : 'info',
    ...idsOf(note),
    address,
    operation: label,
    status,
    ms: Math.round(ms * 10) / 10,
  };
}
