import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../../ifThere.ts';
import { refused } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import { pacedBytes, type SenderPace } from './pacedBytes.ts';

/** A body that arrived completely and waits on disk. */
export interface SpooledBody {
  /** The same request, whose body is read from the disk. */
  open(): Promise<Request>;
  remove(): Promise<void>;
}

/** How the files of bodies begin. */
const PREFIX = 'body-';

/** What a body may be. */
interface BodyLimits {
  /** Most bytes. */
  readonly limit: number;
  readonly pace: SenderPace;
}

/**
 * Writes the body of a request to a file as it arrives, so that a slow sender takes no memory and nobody's turn.
 *
 * @throws GatewayError 400 for too many bytes or a sender that is too slow; nothing stays on disk.
 */
export async function spoolBody(
  request: Request,
  directory: string,
  { limit, pace }: BodyLimits,
): Promise<SpooledBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refused(messages.tooLarge);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, `${PREFIX}${randomUUID()}`);
  const remove = () => rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    for await (const piece of request.body === null ? [] : pacedBytes(request.body, pace)) {
      size += piece.byteLength;
      if (size > limit) throw refused(messages.tooLarge);
      await handle.writeFile(piece);
    }
  } catch (error) {
    await handle.close();
    await remove();
    throw error;
  }
  await handle.close();
  const { url, method, headers } = request;
  return {
    open: async () => {
      const body = (await openAsBlob(file)).stream();
      const init: RequestInit & { readonly duplex: 'half' } = { method, headers, body, duplex: 'half' };
      return new Request(url, init);
    },
    remove,
  };
}

/**
 * Removes bodies that a gateway left behind which was killed.
 *
 * @param before newer files stay: their calls may be under way, in this gateway or in another one.
 */
export async function removeOldBodies(directory: string, before: Date): Promise<void> {
  const names = await ifThere(() => readdir(directory), []);
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const file = path.join(directory, name);
    const written = await ifThere(async () => (await stat(file)).mtime, null);
    if (written !== null && written < before) await rm(file, { force: true });
  }
}
