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
  /** Network address of the caller. */
  readonly address: string;
  /** Method and template, never the address itself: a mistyped one may contain a token (D15). */
  label: string;
  /** Null outside of the contract. */
  operation: OperationId | null;
  facts: CallFacts;
}

/** Begins the note of a call. */
export function noteOf(hono: Context, { trustProxy }: GatewayConfig): CallNote {
  const { raw } = hono.req;
  return {
    requestId: requestIdOf(raw, trustProxy),
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
]);

/** The line of an answered call. */
export function lineOf(
  { requestId, address, label, operation, facts }: CallNote,
  status: number,
  ms: number,
): LogEntry {
  const event = facts.event ?? callEvent(operation, status);
  return {
    ...facts,
    event,
    level: WORTH_A_LOOK.has(event) ? 'warn' : 'info',
    requestId,
    address,
    operation: label,
    status,
    ms: Math.round(ms * 10) / 10,
  };
}
