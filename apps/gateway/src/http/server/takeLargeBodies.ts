import type { GatewayConfig } from '../../config/GatewayConfig.ts';
import { spoolBody } from '../bodies/spoolBody.ts';
import type { ContractOperation } from '../contract/contract.ts';
import type { AccountTurnstile } from './createAccountTurnstile.ts';
import { createTurnstile } from './createTurnstile.ts';

/** Bodies from this size on wait for their turn. */
const LARGE_BYTES = 1_048_576;

/** Large bodies in memory at once: each may take several times its 98 MB while it is read. */
const LARGE_AT_ONCE = 2;

/** Whether the body may be large: by its announced length, or because it announces none. */
function isLarge(request: Request, { bodyLimit }: ContractOperation): boolean {
  if (bodyLimit < LARGE_BYTES) return false;
  const announced = request.headers.get('content-length');
  return announced === null || Number(announced) >= LARGE_BYTES;
}

/** Runs the rest of a call with its request, whose body has arrived where it is large. */
export type TakeBody = <Result>(
  request: Request,
  operation: ContractOperation,
  account: string,
  work: (request: Request) => Promise<Result>,
) => Promise<Result>;

/**
 * Lets few large bodies into memory at a time. One takes its turn once it is on disk, so that senders who are slow, or
 * stop, keep nobody waiting but their own account.
 */
export function takeLargeBodies(
  { spoolDirectory, pace }: Pick<GatewayConfig, 'spoolDirectory' | 'pace'>,
  inAccount: AccountTurnstile,
): TakeBody {
  const inMemory = createTurnstile(LARGE_AT_ONCE);

  return async (request, operation, account, work) => {
    if (!isLarge(request, operation)) return work(request);
    const limits = { limit: operation.bodyLimit, pace };
    const spooled = await inAccount(account, () => spoolBody(request, spoolDirectory, limits));
    try {
      return await inMemory(async () => work(await spooled.open()));
    } finally {
      await spooled.remove();
    }
  };
}
