import { connect } from 'node:net';
import type { PoolClient } from 'pg';
import { DatabaseSilentError } from './DatabaseSilentError.ts';

/** Kind of the message that cancels a statement. */
const CANCEL_REQUEST = 80_877_102;

/** Time that the server has to end a statement by its own limit before it is cancelled from here. */
const LEAD_MS = 500;

/** Where the server is, and under which numbers it knows the connection: `pg` has both, its types only the first. */
function addressOf(client: PoolClient) {
  const read = (field: string): unknown => Reflect.get(client, field);
  const [host, port, processId, secretKey] = ['host', 'port', 'processID', 'secretKey'].map(read);
  const isKnown = typeof host === 'string' && typeof port === 'number';
  if (!isKnown || typeof processId !== 'number' || typeof secretKey !== 'number') return null;
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  return { target, processId, secretKey };
}

/** Asks the server, over a connection of its own, to end the statement that runs on this one. */
function cancelStatement(client: PoolClient, patienceMs: number): void {
  const address = addressOf(client);
  if (address === null) return;
  const message = Buffer.alloc(16);
  for (const [index, part] of [16, CANCEL_REQUEST].entries()) message.writeInt32BE(part, index * 4);
  message.writeInt32BE(address.processId, 8);
  message.writeInt32BE(address.secretKey, 12);
  // The other side closes it; a pooler would drop the message of somebody who is gone.
  const socket = connect(address.target, () => socket.write(message));
  socket.on('error', () => {});
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.resume();
}

/**
 * Runs a statement for a limited time. Then the server is asked to cancel it, so that it does not work on for nobody;
 * one that does not even answer that counts as lost.
 *
 * @param statementMs time for the statement.
 * @param silenceMs time for the answer to the cancelling.
 * @throws DatabaseSilentError when the server stays silent. The connection cannot be used any more.
 */
export async function limitStatement<Result>(
  client: PoolClient,
  { statementMs, silenceMs }: { readonly statementMs: number; readonly silenceMs: number },
  run: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      cancelStatement(client, silenceMs);
      timer = setTimeout(() => reject(new DatabaseSilentError()), silenceMs);
    }, statementMs + LEAD_MS);
  });
  return Promise.race([run(), silent]).finally(() => clearTimeout(timer));
}
