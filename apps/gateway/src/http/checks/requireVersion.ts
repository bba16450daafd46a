import { conflict, notFound } from '../GatewayError.ts';

/**
 * Makes sure that a record is there and is the one the user was shown (D7, D14).
 *
 * @param record the record, read with a lock on it.
 * @param version version of `If-Match`; null when the caller did not say.
 * @throws GatewayError 404 without a record, 409 when somebody else has saved it meanwhile.
 */
export function requireVersion<Stored extends { readonly versao: number }>(
  record: Stored | undefined,
  version: number | null,
): Stored {
  if (record === undefined) throw notFound();
  if (version !== null && record.versao !== version) throw conflict();
  return record;
}
