import type { Schemas } from '@portal/api';

/** A row of the answer to the list of requests: a request for a supplier, a flat row for staff (D26). */
type Answered = Schemas['RegistrationRequest'] | Schemas['RequestRow'];

/** The row of a supplier's list, which has requests with their families. */
export function requestOf(answered: Answered): Schemas['RegistrationRequest'] {
  if ('solicitacaoCadastroFamilias' in answered) return answered;
  throw new Error('Staff are answered with rows');
}

/** The row of the list of staff. */
export function requestRowOf(answered: Answered): Schemas['RequestRow'] {
  if ('codigoSolicitacao' in answered) return answered;
  throw new Error('Suppliers are answered with requests');
}
