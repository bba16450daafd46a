/**
 * Header of a call that creates: the same key creates once, however often it is sent (D23).
 *
 * @param key the key that a form keeps, see `createSendKey`; a new one for what is sent once.
 */
export function createdOnce(key: string = crypto.randomUUID()): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
