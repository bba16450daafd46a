import { decideInBatch, PRODUCT_APPROVAL_LABELS, ROLES, type Role } from '@portal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  decide,
  insertBatchProducts,
  resultsOf,
  setBatchProducts,
  storedProduct,
} from '../../testing/batchFixtures.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { isListed, signInHolders } from '../../testing/roleHolders.ts';
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

let gateway: TestGateway;
let id: number;
let tokenOf: Awaited<ReturnType<typeof signInHolders>>;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  [id = 0] = await insertBatchProducts(gateway, 1);
  tokenOf = await signInHolders(gateway, HOLDERS);
});

afterAll(() => gateway.close());

it.each(STATUSES)('%s, every role and action (SM-4, LOT-018 to LOT-022, RTE-039)', async (status) => {
  const differences: string[] = [];
  for (const roles of HOLDERS) {
    for (const [decision, act, operation] of ACTS) {
      await setBatchProducts(gateway, status);
      const { next, reason } = decideInBatch(roles, status, decision);
      const answer = await decide(gateway, tokenOf(roles), act, [id]);
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
