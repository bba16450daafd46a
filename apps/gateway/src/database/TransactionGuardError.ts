/** A statement on the main handle inside a transaction: a programming error, thrown at once (GW-26). */
export class TransactionGuardError extends Error {
  override readonly name = 'TransactionGuardError';

  constructor() {
    super('Inside a transaction every statement uses the handle of the transaction');
  }
}
