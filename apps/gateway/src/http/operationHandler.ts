import type { operations } from '@portal/api';
import type { Role } from '@portal/domain';
import type { GatewayConfig } from '../config/GatewayConfig.ts';
import type { Database } from '../database/database.ts';
import type { LogEvent } from '../log/Log.ts';

/** Operation id of the contract. */
export type OperationId = keyof operations;

/** The caller: the owner of the access token, read from the database. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** The supplier whose data the caller may see and change; null for staff and before the registration is confirmed. */
  readonly supplierId: number | null;
}

/** What the log says of a call besides its answer. */
export interface CallFacts {
  /** The user who calls, or whose account was tried. */
  readonly userId?: number;
  /** The user whose access was changed. */
  readonly subjectId?: number;
  /** Bytes of the file that was sent. */
  readonly uploadBytes?: number;
  /** What the virus scanner calls that which it found in a file. */
  readonly malware?: string;
  /** What happened, where the status does not tell. */
  readonly event?: LogEvent;
}

/** What handlers work with. */
export interface GatewayContext {
  readonly database: Database;
  readonly config: GatewayConfig;
  readonly now: () => Date;
  /** Tells the log of the call more about it; absent outside of calls. */
  readonly tell?: (facts: CallFacts) => void;
}

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = [
  NonNullable<operations[Id]['parameters'][Place]>,
] extends [never]
  ? Readonly<Record<never, never>>
  : NonNullable<operations[Id]['parameters'][Place]>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer B } } }
    ? B
    : operations[Id] extends { requestBody?: { content: { 'application/json': infer B } } }
      ? B | undefined
      : undefined;

/** Version of `If-Match`: of every operation that takes it, and of no other. */
type Version<Id extends OperationId> = operations[Id]['parameters'] extends {
  header: { 'If-Match': string };
}
  ? number
  : null;

/** A valid call from a caller who may make it. */
export interface Call<Id extends OperationId> {
  readonly operation: Id;
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: Body<Id>;
  readonly version: Version<Id>;
  /** Network address of the caller. */
  readonly address: string;
  /** What the caller's program says it is; anybody can say anything. */
  readonly userAgent: string | null;
  /** Origin under which the caller reaches the gateway, for addresses in the answer. */
  readonly origin: string;
  readonly context: GatewayContext;
  /** The caller. An operation that is open to everybody may have none, and then this throws 401. */
  caller(): Caller;
}

type Success = 200 | 201 | 204;

/** A file to download as the answer. */
export interface FileReply {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Suggested file name, in ASCII without quotes. */
  readonly name: string;
}

type Content<Response> = Response extends { content: { 'application/json': infer B } }
  ? { readonly body: B /** Version for the ETag. */; readonly version?: number }
  : Response extends { content: { 'application/pdf': unknown } }
    ? { readonly body?: undefined; readonly file: FileReply & { readonly contentType: 'application/pdf' } }
    : { readonly body?: undefined };

/** A success that the contract lists for a call. Refusals are thrown as `GatewayError`. */
type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: {
    readonly status: Status;
  } & Content<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

/** Answers one call. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** The handlers of an area. */
export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
