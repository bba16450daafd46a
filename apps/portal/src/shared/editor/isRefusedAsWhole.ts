import type { ApiError } from '@portal/api';

/** Whether a record cannot be saved any more, whatever stands in its form: somebody has decided about it meanwhile (D7). */
export const isRefusedAsWhole = ({ kind, fields }: ApiError): boolean =>
  kind === 'forbidden' || kind === 'notFound' || (kind === 'validation' && Object.keys(fields).length === 0);
