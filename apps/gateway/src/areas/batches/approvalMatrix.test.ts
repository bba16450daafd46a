import { decideInBatch, PRODUCT_APPROVAL_LABELS, ROLES, type Role } from '@portal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../http/contract/contract.ts';
import {
  decide,
  insertBatchProducts,
  resultsOf,
  setBatchProducts,
  storedProduct,
} from '../../testing/batchFixtures.ts';
import { tokenOfRoles } from '../../testing/registrations.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

/** Users with each single role, and with both that decide. */
const HOLDERS: readonly (readonly Role[])[] = [
  ...ROLES.map((role) => [role]),
  ['Diretoria', 'ComercialAprovadores'],
  ['Comercial', 'ComercialAprovadores'],
];
// Object.keys loses the names.
const STATUSES = Object.keys(PRODUCT_APPROVAL_LABELS) as (keyof typeof PRODUCT_APPROVAL_LABELS)[];
const ACTS = [
  ['approve', 'aprovar', 'approveProducts'],
  ['refuse', 'recusar', 'refuseProducts'],
] as const;

const { operations } = await loadContract();
let gateway: TestGateway;
let id: number;
const tokens = new Map<string, string>();

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  [id = 0] = await insertBatchProducts(gateway, 1);
  for (const roles of HOLDERS) {
    const [only, ...others] = roles;
    const single = only !== undefined && others.length === 0;
    tokens.set(roles.join(), single ? await gateway.tokenOf(only) : await tokenOfRoles(gateway, roles));
  }
});

afterAll(() => gateway.close());

/** Whether the contract lists one of the roles for an operation. */
function isListed(operation: string, roles: readonly Role[]): boolean {
  const access = operations.find((one) => one.id === operation)?.access;
  return typeof access === 'object' && roles.some((role) => access.includes(role));
}

it.each(STATUSES)('%s, every role and action (SM-4, LOT-018 to LOT-022)', async (status) => {
  const differences: string[] = [];
  for (const roles of HOLDERS) {
    for (const [decision, act, operation] of ACTS) {
      await setBatchProducts(gateway, status);
      const { next, reason } = decideInBatch(roles, status, decision);
      const answer = await decide(gateway, tokens.get(roles.join()) ?? '', act, [id]);
      const result = answer.status === 200 ? resultsOf(answer).get(id) : undefined;
      const wanted = !isListed(operation, roles)
        ? [403, undefined, undefined, status, 1]
        : next === null
          ? [200, 'Recusado', reason, status, 1]
          : [200, 'Feito', null, next, 2];
      const stored = await storedProduct(gateway, id);
      const got = [
        answer.status,
        result?.resultado,
        result?.mensagem,
        stored?.statusAprovacao,
        stored?.versao,
      ];
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        differences.push(`${roles.join('+')} ${act}: ${wanted} expected, was ${got}`);
    }
  }
  expect(differences).toEqual([]);
});
