import {
  actOnRequisition,
  REQUISITION_STATUS_LABELS,
  type RequisitionAct,
  type RequisitionStatus,
  ROLES,
  type Role,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requisitions } from '../../database/schema.ts';
import {
  BACKOFFICE,
  createRequisition,
  decidedInput,
  insertPurchasing,
  REQUISITIONS,
  requisitionInput,
  setRequisition,
} from '../../testing/requisitionFixtures.ts';
import { isListed, signInHolders } from '../../testing/roleHolders.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

/** Users with each single role, and with both that requisitions know. */
const HOLDERS: readonly (readonly Role[])[] = [...ROLES.map((role) => [role]), ['Comercial', 'Diretoria']];
// Object.keys loses the names.
const STATUSES = Object.keys(REQUISITION_STATUS_LABELS) as RequisitionStatus[];

/** Every call of an act: the form and the lists. */
const CALLS: readonly {
  readonly act: RequisitionAct;
  readonly operation: string;
  readonly path: (id: number) => string;
  readonly method?: 'DELETE';
  readonly body?: object;
}[] = [
  {
    act: 'edit',
    operation: 'updateRequisition',
    path: (id) => `${REQUISITIONS}/${id}/requisitante`,
    body: requisitionInput,
  },
  {
    act: 'validate',
    operation: 'validateRequisition',
    path: (id) => `${REQUISITIONS}/${id}/validador`,
    body: decidedInput,
  },
  { act: 'validate', operation: 'validateListedRequisition', path: (id) => `${BACKOFFICE}/${id}/validar` },
  {
    act: 'approve',
    operation: 'approveRequisition',
    path: (id) => `${REQUISITIONS}/${id}/diretor`,
    body: decidedInput,
  },
  { act: 'approve', operation: 'approveListedRequisition', path: (id) => `${BACKOFFICE}/${id}/aprovar` },
  {
    act: 'refuse',
    operation: 'refuseRequisition',
    path: (id) => `${BACKOFFICE}/${id}/recusar`,
    body: { observacao: 'Sem verba' },
  },
  { act: 'delete', operation: 'deleteRequisition', path: (id) => `${REQUISITIONS}/${id}/delete` },
  { act: 'delete', operation: 'removeRequisition', path: (id) => `${REQUISITIONS}/${id}`, method: 'DELETE' },
];

let gateway: TestGateway;
let id: number;
let tokenOf: Awaited<ReturnType<typeof signInHolders>>;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  id = await createRequisition(gateway);
  tokenOf = await signInHolders(gateway, HOLDERS);
});

afterAll(() => gateway.close());

async function stored() {
  const [row] = await gateway.database.queries.select().from(requisitions).where(eq(requisitions.id, id));
  return row;
}

it.each(STATUSES)(
  '%s: every role and call does what SM-5 says (RQL-020 to RQL-027, RQF-073 to RQF-077, RTE-044, RTE-046, RTE-047, RQA-017, BIZ-11)',
  async (status) => {
    const differences: string[] = [];
    for (const roles of HOLDERS) {
      for (const { act, operation, path, method = 'PUT', body } of CALLS) {
        // What was removed for good is made anew; its number is never given twice.
        if ((await stored()) === undefined) id = await createRequisition(gateway);
        await setRequisition(gateway, id, status);
        const { next, reason } = actOnRequisition(roles, status, act);
        const answer = await gateway.call(path(id), {
          method,
          token: tokenOf(roles),
          headers: { 'If-Match': '"1"' },
          ...(body && { body }),
        });
        const row = await stored();
        const got = [
          answer.status,
          answer.status >= 400 ? errorOf(answer).message : null,
          row?.status ?? 'gone',
        ];
        const isErased = operation === 'removeRequisition';
        const wanted = !isListed(operation, roles)
          ? [403, 'Você não tem permissão para esta ação', status]
          : reason !== null
            ? [400, reason, status]
            : next === null
              ? [204, null, isErased ? 'gone' : status]
              : [200, null, next];
        if (JSON.stringify(got) !== JSON.stringify(wanted))
          differences.push(`${roles.join('+')} ${operation}: ${wanted} expected, was ${got}`);
        if (operation === 'deleteRequisition' && next === null && reason === null && row?.deletedAt == null)
          differences.push(`${roles.join('+')} ${operation} hid nothing`);
      }
    }
    expect(differences).toEqual([]);
  },
);
