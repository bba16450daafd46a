import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import addFormats from 'ajv-formats';
import { type Document, OpenAPIBackend, type Operation, SetMatchType } from 'openapi-backend';
import document from '../../contract/contract.gen.json' with { type: 'json' };
import type { FormSchema } from '../bodies/readForm.ts';
import type { OperationId } from '../operationHandler.ts';
import { normalizeTexts, type TextSchema } from './normalizeTexts.ts';
import { type Problem, problemsOf } from './problems.ts';

/** Which personal data an answer has. */
export interface PersonalDataMark {
  readonly kind: Schemas['PersonalDataKind'];
  /** Runtime expression of OpenAPI that gives the id of their supplier; left out where they are of no single one. */
  readonly supplier?: string;
}

/** An operation of the contract, ready to be routed and validated. */
export interface ContractOperation {
  readonly id: OperationId;
  /** Template such as `/api/produtos/marcas/{id}`. */
  readonly path: string;
  /** In lower case. */
  readonly method: string;
  /** Who may call: everybody, every signed-in user, or users with one of the roles. */
  readonly access: 'open' | 'signed-in' | readonly Role[];
  readonly body: 'none' | 'optional' | 'required';
  /** Schema of a multipart body; null for JSON. */
  readonly form: FormSchema | null;
  /** Most bytes of the body. */
  readonly bodyLimit: number;
  readonly statuses: readonly number[];
  /** Whether it takes an `Idempotency-Key`. */
  readonly createsOnce: boolean;
  /** Whether it changes a record and needs `If-Match`. */
  readonly needsVersion: boolean;
  /** The personal data of others that its answer has; null for none. */
  readonly personalData: PersonalDataMark | null;
}

/** Result of routing an address. */
type Match =
  | { readonly kind: 'operation'; readonly operation: ContractOperation }
  | { readonly kind: 'other-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' };

/** Parts of a request that the contract describes. */
interface RequestParts {
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A validated request, with texts normalised and numbers and booleans converted from text, or its problems. */
type Validation =
  | {
      readonly valid: true;
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
      readonly body: unknown;
    }
  | { readonly valid: false; readonly problems: readonly Problem[] };

/** The contract as the gateway enforces it. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
  match(method: string, path: string): Match;
  validateRequest(operation: ContractOperation, parts: RequestParts): Validation;
  /** Lists where an answer breaks the contract, without values; empty when it does not. */
  breaches(operation: ContractOperation, status: number, body: unknown, headers: Headers): string[];
}

type BackendOperation = Operation & {
  readonly 'x-roles'?: 'all' | Role[];
  readonly 'x-body-limit'?: number;
  readonly 'x-personal-data'?: PersonalDataMark;
};

/** Body limit of operations without one of their own. */
const BODY_LIMIT = 65_536;

const WHOLE_NUMBER = /^(0|-?[1-9][0-9]*)$/;

function accessOf(operation: BackendOperation): ContractOperation['access'] {
  if (operation.security?.length === 0) return 'open';
  const roles = operation['x-roles'];
  // Without `x-roles` nobody may call: a forgotten list of roles must not open a call.
  if (roles === undefined) return [];
  return roles === 'all' ? 'signed-in' : roles;
}

function bodyOf({ requestBody }: BackendOperation): ContractOperation['body'] {
  if (requestBody === undefined || '$ref' in requestBody) return 'none';
  return requestBody.required === true ? 'required' : 'optional';
}

function formOf({ requestBody }: BackendOperation): FormSchema | null {
  if (requestBody === undefined || '$ref' in requestBody) return null;
  // References were resolved when the contract was loaded.
  return (requestBody.content['multipart/form-data']?.schema ?? null) as FormSchema | null;
}

/** Schema of a body, JSON or a form. */
function bodySchemaOf({ requestBody }: Operation): TextSchema | undefined {
  if (requestBody === undefined || '$ref' in requestBody) return undefined;
  // References were resolved when the contract was loaded.
  return Object.values(requestBody.content)[0]?.schema as TextSchema | undefined;
}

/** The parameters of a query as the schema of an object. */
function querySchemaOf({ parameters = [] }: Operation): TextSchema {
  const properties = parameters.flatMap((parameter) =>
    '$ref' in parameter || parameter.in !== 'query' ? [] : [[parameter.name, parameter.schema] as const],
  );
  return { properties: Object.fromEntries(properties) as Record<string, TextSchema> };
}

function takesHeader({ parameters = [] }: BackendOperation, name: string): boolean {
  return parameters.some((parameter) => 'name' in parameter && parameter.name === name);
}

function readOperation(operation: BackendOperation): ContractOperation {
  return {
    id: operation.operationId as OperationId,
    path: operation.path,
    method: operation.method,
    access: accessOf(operation),
    body: bodyOf(operation),
    form: formOf(operation),
    bodyLimit: operation['x-body-limit'] ?? BODY_LIMIT,
    statuses: Object.keys(operation.responses ?? {}).map(Number),
    createsOnce: takesHeader(operation, 'Idempotency-Key'),
    needsVersion: takesHeader(operation, 'If-Match'),
    personalData: operation['x-personal-data'] ?? null,
  };
}

/** An address template as a pattern: a parameter takes one part of the address. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\{[^}]+\}/).map((part) => part.replace(/[^\w/-]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

/**
 * Finds the operations of an address. The router of the validator would compile all patterns for every request. Of
 * two matching templates the one with fewer parameters wins.
 */
function createRouter(operations: readonly ContractOperation[]) {
  const parameters = ({ path }: ContractOperation) => path.split('{').length;
  const routes = operations
    .toSorted((one, other) => parameters(one) - parameters(other))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  return (path: string): ContractOperation[] =>
    routes.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
}

let loaded: Promise<Contract> | undefined;

/** The contract with its validators, which compile on first use: one for all gateways of a process. */
export function loadContract(): Promise<Contract> {
  loaded ??= readContract();
  return loaded;
}

async function readContract(): Promise<Contract> {
  const backend = new OpenAPIBackend({
    // The library has separate types for 3.0 and 3.1; this document was linted before it was bundled.
    definition: document as unknown as Document,
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // The schemas were linted with the document: to check each again takes as long as to compile it.
    ajvOpts: { allErrors: true, verbose: true, strict: false, validateSchema: false },
    customizeAjv: (ajv) => {
      addFormats.default(ajv);
      return ajv;
    },
  });
  await backend.init();
  const { router, validator } = backend;
  const raw = new Map(router.getOperations().map((operation) => [operation.operationId, operation]));
  const operations = [...raw.values()].map((operation) => readOperation(operation as BackendOperation));
  const operationsAt = createRouter(operations);

  const rawOf = (id: OperationId): Operation => {
    const operation = raw.get(id);
    if (operation === undefined) throw new Error(`No operation ${id}`);
    return operation;
  };

  /** Plain numbers only: the validator alone would also accept `1e2`, `0x10` and ` 5 `. */
  const numberProblems = (
    operation: Operation,
    path: Record<string, unknown>,
    query: RequestParts['query'],
  ) =>
    (operation.parameters ?? []).flatMap((parameter): Problem[] => {
      if ('$ref' in parameter || parameter.schema === undefined || '$ref' in parameter.schema) return [];
      const { schema } = parameter;
      const one = schema.type === 'array' && !('$ref' in schema.items) ? schema.items : schema;
      if (one.type !== 'integer') return [];
      const sent = [parameter.in === 'path' ? path[parameter.name] : query[parameter.name]].flat();
      if (sent.every((value) => typeof value !== 'string' || WHOLE_NUMBER.test(value))) return [];
      return [{ place: 'parameter', path: parameter.name, message: 'Informe um número inteiro' }];
    });

  return {
    operations,
    match: (method, path) => {
      const found = operationsAt(path);
      const operation = found.find((one) => one.method === method.toLowerCase());
      if (operation !== undefined) return { kind: 'operation', operation };
      const allowed = ['get', 'post', 'put', 'delete', 'patch'].filter((other) =>
        found.some((one) => one.method === other),
      );
      return allowed.length > 0 ? { kind: 'other-method', allowed } : { kind: 'unknown' };
    },
    validateRequest: ({ id, method, body }, parts) => {
      const operation = rawOf(id);
      const request = {
        method,
        path: parts.path,
        query: normalizeTexts(parts.query, querySchemaOf(operation)) as RequestParts['query'], // texts stay texts
        headers: { ...parts.headers },
        // Its type is that of a body not parsed yet; any JSON value serves.
        body: normalizeTexts(parts.body, bodySchemaOf(operation)) as never,
      };
      let path: Record<string, unknown>;
      try {
        path = router.parseRequest(request, operation).params;
      } catch {
        // A part of the address that cannot be decoded.
        return { valid: false, problems: [{ place: 'parameter', path: 'id', message: 'Valor inválido' }] };
      }
      const numbers = numberProblems(operation, path, parts.query);
      const result = validator.validateRequest(request, operation);
      const found = problemsOf(result.errors ?? [], body !== 'none');
      const problems = [
        ...numbers,
        ...found.filter(({ path: at }) => !numbers.some((one) => one.path === at)),
      ];
      if (problems.length > 0) return { valid: false, problems };
      const coerced = result.coerced as { params?: Record<string, unknown>; query?: Record<string, unknown> };
      return { valid: true, path: coerced.params ?? {}, query: coerced.query ?? {}, body: request.body };
    },
    breaches: ({ id, statuses }, status, body, headers) => {
      if (!statuses.includes(status)) return [`status ${status} is not listed`];
      const operation = rawOf(id);
      const answer = validator.validateResponse(body ?? null, operation, status);
      const head = validator.validateResponseHeaders(Object.fromEntries(headers), operation, {
        statusCode: status,
        setMatchType: SetMatchType.Superset,
      });
      return [...(answer.errors ?? []), ...(head.errors ?? [])].map(
        ({ instancePath, keyword }) => `${instancePath || '/'} ${keyword}`,
      );
    },
  };
}
