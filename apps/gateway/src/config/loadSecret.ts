import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

const SECRET_BYTES = 32;

/**
 * Key that signs tokens: the given text or, without one, random bytes that are created once and kept in the data
 * directory, readable by its owner only.
 */
export async function loadSecret(text: string | null, directory: string): Promise<Uint8Array> {
  if (text !== null) return new TextEncoder().encode(text);
  const file = path.join(directory, 'secret');
  const fresh = `${file}.${randomUUID()}`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Written to its own file, then linked: if two gateways start together, both read the key of the first.
  await writeFile(fresh, randomBytes(SECRET_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  try {
    await link(fresh, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  const secret = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (secret.byteLength < SECRET_BYTES) throw new Error(`${file} holds no key`);
  return secret;
}
