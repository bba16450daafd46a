import { conflict, notFound } from '../GatewayError.ts';

/**
 * Checks that a record exists and has the version that the user saw (D7, D14).
 *
 * @param record the record, read with a lock.
 * @param version version of `If-Match`.
 * @throws GatewayError 404 without a record, 409 when it was saved by somebody else meanwhile.
 */
export function requireVersion<Stored extends { readonly versao: number }>(
  record: Stored | undefined,
  version: number,
): Stored {
  if (record === undefined) throw notFound();
  if (record.versao !== version) throw conflict();
  return record;
}
