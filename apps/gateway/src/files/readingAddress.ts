import type { GatewayConfig } from '../config/GatewayConfig.ts';
import { contentDisposition } from './contentDisposition.ts';
import { fileAddress, readingSeconds } from './fileAddress.ts';

/** A stored file under the name that it is saved with. */
interface NamedFile {
  readonly fileId: string;
  readonly nomeOriginal: string;
  readonly contentType: string;
}

/**
 * Full address for reading a document or an attachment for one to two hours: of the store where it signs addresses, else of
 * the gateway. Photos always have the gateway's (`fileAddress`): it stays the same for an hour and browsers may keep
 * them, while what comes from the store is read anew each time.
 */
export async function readingAddress(
  { secret, files: { addresses } }: Pick<GatewayConfig, 'secret' | 'files'>,
  { origin, at }: { readonly origin: string; readonly at: Date },
  { fileId, nomeOriginal, contentType }: NamedFile,
): Promise<string> {
  if (addresses === undefined) return fileAddress({ secret, origin, now: at }, fileId, nomeOriginal);
  return addresses.download(fileId, at, readingSeconds(at), {
    contentType,
    contentDisposition: contentDisposition(contentType, nomeOriginal),
  });
}
