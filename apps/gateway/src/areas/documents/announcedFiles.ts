import type { GatewayConfig } from '../../config/GatewayConfig.ts';
import { UPLOAD_SECONDS, uploadAddress } from '../../files/fileAddress.ts';
import { documentSizeProblem } from './documentFile.ts';
import { documentMessages } from './messages.ts';

/**
 * What is wrong with the sizes that a call announces beside the names of its files, by field: there is one for each, and
 * none is refused anyway (UPL-01, UPL-02). Nothing where none are announced.
 *
 * @param field name of the list of sizes in the body.
 */
export function announcedSizeProblems(
  field: string,
  names: readonly string[],
  sizes: readonly number[] | undefined,
): Readonly<Record<string, readonly string[]>> {
  if (sizes === undefined) return {};
  if (sizes.length !== names.length) return { [field]: [documentMessages.sizes] };
  return Object.fromEntries(
    sizes.flatMap((sizeBytes, index) => {
      const problem = documentSizeProblem(sizeBytes);
      return problem === null ? [] : [[`${field}[${index}]`, [problem]] as const];
    }),
  );
}

/** A file that is about to be sent. */
interface AnnouncedUpload {
  /** Id of the upload. */
  readonly id: string;
  /** Content type that the portal sends it with. */
  readonly contentType: string;
  /** Its size, where the call announced it. */
  readonly sizeBytes: number | undefined;
}

/**
 * The address that takes a file with PUT for an hour: one of the object store, or of the gateway without one. It takes type
 * and size as they were announced and no other; any where no size was (C-10).
 *
 * @param origin origin of the gateway, as a browser reaches it.
 */
export async function addressOfUpload(
  { files: { addresses }, secret }: Pick<GatewayConfig, 'files' | 'secret'>,
  { origin, at }: { readonly origin: string; readonly at: Date },
  { id, contentType, sizeBytes }: AnnouncedUpload,
): Promise<string> {
  const announced = sizeBytes === undefined ? undefined : { contentType, sizeBytes };
  return addresses === undefined
    ? uploadAddress({ secret, origin, now: at }, id, announced)
    : addresses.upload(id, at, UPLOAD_SECONDS, announced);
}
