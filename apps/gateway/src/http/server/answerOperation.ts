import { handlers } from '../../areas/handlers.gen.ts';
import { type DataReads, supplierOf } from '../../areas/privacy/dataReads.ts';
import { findCaller } from '../../areas/session/findCaller.ts';
import type { SenderPace } from '../bodies/pacedBytes.ts';
import { readBody } from '../bodies/readBody.ts';
import { readForm } from '../bodies/readForm.ts';
import { answerOnce } from '../checks/answerOnce.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Problem } from '../contract/problems.ts';
import { unstorableTexts } from '../contract/storableText.ts';
import {
  forbidden,
  type GatewayError,
  invalidFields,
  invalidParameters,
  refused,
  unauthenticated,
  versionRequired,
} from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { Call, Caller, FileReply, GatewayContext, OperationId } from '../operationHandler.ts';
import type { CallNote } from './callNote.ts';
import type { TakeBody } from './takeLargeBodies.ts';

/** A reply of any operation. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly version?: number;
  readonly file?: FileReply;
}

type AnyHandler = (call: Call<OperationId>) => Promise<AnyReply>;

function problemError(problems: readonly Problem[]): GatewayError {
  if (problems.some(({ place, path }) => place === 'body' && path === ''))
    return refused(messages.badContent);
  const fields: Record<string, string[]> = Object.fromEntries(
    problems.map(({ path, message }) => [path, [message]]),
  );
  return problems.some(({ place }) => place === 'parameter')
    ? invalidParameters(fields)
    : invalidFields(fields);
}

/** Parameters of a query; a repeated name becomes a list, which only parameters of a list accept. */
function readQuery(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function mayCall({ access }: ContractOperation, { roles }: Caller): boolean {
  return typeof access === 'string' || access.some((role) => roles.includes(role));
}

/** Reads the body in the form of its operation; undefined without one. */
async function bodyOf(
  request: Request,
  { body, form, bodyLimit }: ContractOperation,
  pace: SenderPace,
): Promise<unknown> {
  if (body === 'none') return undefined;
  return form === null ? readBody(request, body, bodyLimit, pace) : readForm(request, form, bodyLimit, pace);
}

/** What all calls share. */
export interface CallParts {
  readonly contract: Contract;
  readonly context: GatewayContext;
  readonly takeBody: TakeBody;
  readonly reads: DataReads;
}

/** Answers one call: finds the caller, checks roles, waits for the body, and carries the call out. */
export async function answerOperation(
  request: Request,
  operation: ContractOperation,
  note: CallNote,
  parts: CallParts,
): Promise<AnyReply> {
  const { context, takeBody } = parts;
  let caller: Caller | null = null;
  if (operation.access !== 'open') {
    caller = await findCaller(context, request.headers.get('authorization'));
    if (caller === null) throw unauthenticated();
    note.facts = { userId: caller.userId };
    if (!mayCall(operation, caller)) throw forbidden();
  }

  if (operation.needsVersion && request.headers.get('if-match') === null) throw versionRequired();
  const account = caller === null ? note.address : String(caller.userId);
  return takeBody(request, operation, account, (arrived) =>
    carryOut(arrived, operation, caller, note.address, parts),
  );
}

/** Checks the request against the contract and runs the handler. */
async function carryOut(
  request: Request,
  operation: ContractOperation,
  caller: Caller | null,
  address: string,
  { contract, context, reads }: CallParts,
): Promise<AnyReply> {
  const ifMatch = request.headers.get('if-match');
  const url = new URL(request.url);
  const sent = await bodyOf(request, operation, context.config.pace);
  if (operation.form !== null) {
    context.tell?.({ uploadBytes: Number(request.headers.get('content-length') ?? 0) });
  }
  // A refresh with a body ignores the query (contract), so the query is not validated.
  const query = operation.id === 'refreshToken' && sent !== undefined ? {} : readQuery(url);
  const key = request.headers.get('idempotency-key');
  const validation = contract.validateRequest(operation, {
    path: url.pathname,
    query,
    headers: {
      ...(sent === undefined || operation.form !== null ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === null ? {} : { 'if-match': ifMatch }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: sent,
  });
  if (!validation.valid) throw problemError(validation.problems);
  const { body } = validation;
  const unstorable = [
    ...unstorableTexts(body, 'body'),
    ...unstorableTexts(validation.path, 'parameter'),
    ...unstorableTexts(validation.query, 'parameter'),
  ];
  if (unstorable.length > 0) throw problemError(unstorable);

  // Validated against the contract, so the parts fit the handler of this operation.
  const callIn = (handlerContext: GatewayContext) =>
    ({
      operation: operation.id,
      path: validation.path,
      query: validation.query,
      body,
      version: ifMatch === null ? null : Number(ifMatch.slice(1, -1)),
      address,
      userAgent: request.headers.get('user-agent'),
      origin: context.config.publicOrigin ?? url.origin,
      context: handlerContext,
      caller: () => {
        if (caller === null) throw unauthenticated();
        return caller;
      },
    }) as unknown as Call<OperationId>;
  const handler = handlers[operation.id] as unknown as AnyHandler;
  const answer = async (): Promise<AnyReply> => {
    if (key === null || caller === null || !operation.createsOnce) return handler(callIn(context));
    const path = url.pathname + url.search;
    const keyed = { callerId: caller.userId, key, operation: operation.id, path, body };
    return answerOnce(context, keyed, (within) => handler(callIn(within)));
  };
  const reply = await answer();
  const { personalData } = operation;
  if (personalData !== null && caller !== null) {
    const supplierId = supplierOf(personalData, { ...validation, body: reply.body });
    // An answer about no supplier, where the operation is about one, says nothing of a person.
    if (supplierId !== undefined)
      reads.note({ caller, supplierId, kind: personalData.kind, at: context.now() });
  }
  return reply;
}
