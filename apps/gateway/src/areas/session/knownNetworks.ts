import { createHmac } from 'node:crypto';
import { and, gte, inArray, lt } from 'drizzle-orm';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import type { Queries } from '../../database/database.ts';
import { deleteInSlices } from '../../database/deleteInSlices.ts';
import { knownNetworks } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';

/** How long a network is known after the last sign-in there. */
const KNOWN_MS = 90 * 86_400_000;

const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_MS);

/** Tells neither the account nor the address to whoever reads the table without the secret. */
function networkKey(secret: Uint8Array, account: string, address: string): string {
  return createHmac('sha256', secret).update(`network:${account}:${address}`).digest('base64url');
}

/** Whether somebody signed in to the account from this network lately: guessing elsewhere does not keep them out here. */
export async function isKnownNetwork(
  context: GatewayContext,
  account: string,
  address: string,
): Promise<boolean> {
  const known = await context.database.queries.$count(
    knownNetworks,
    and(
      inArray(
        knownNetworks.key,
        acceptedSecrets(context.config).map((secret) => networkKey(secret, account, address)),
      ),
      gte(knownNetworks.seenAt, knownSince(context.now())),
    ),
  );
  return known > 0;
}

/** Keeps the network of a sign-in whose password was right. */
export async function keepNetwork(context: GatewayContext, account: string, address: string): Promise<void> {
  const seenAt = context.now();
  await context.database.queries
    .insert(knownNetworks)
    .values({ key: networkKey(context.config.secret, account, address), seenAt })
    .onConflictDoUpdate({ target: knownNetworks.key, set: { seenAt } });
}

/** Forgets the networks where nobody signed in lately. */
export async function forgetOldNetworks(queries: Queries, now: Date): Promise<void> {
  await deleteInSlices(queries, knownNetworks, lt(knownNetworks.seenAt, knownSince(now)));
}
