import { href, REGISTRATION_FILTERS, type StaticRouteName } from '@portal/domain';
import { z } from 'zod';
import { dayInAddress } from '../../../shared/list/addressFilters.ts';
import { type ListFilter, parseListAddress } from '../../../shared/list/listAddress.ts';

/** Columns that the lists of registrations can be sorted by (G-35). */
export const REGISTRATION_COLUMNS = ['name', 'nomeFantasia', 'segmento', 'dataCriacao', 'status'] as const;

/** The filters by their names in the address: the period of creation and the one select (SUP-025 to SUP-030, G-12). */
export const registrationFilters = {
  inicio: dayInAddress,
  fim: dayInAddress,
  situacao: z.enum(REGISTRATION_FILTERS.map(({ value }) => value)),
};

/** What a list of registrations is narrowed to. */
export type RegistrationListFilter = ListFilter<
  (typeof REGISTRATION_COLUMNS)[number],
  typeof registrationFilters
>;

/** What a list is narrowed to by a query; the address of a record carries that of its list. */
export function parseRegistrationAddress(search: string): RegistrationListFilter {
  return parseListAddress(search, REGISTRATION_COLUMNS, registrationFilters);
}

const QUEUE = 'fila';

interface RecordPlace {
  /** Page of the list; a record is at its path and the id. */
  readonly page: StaticRouteName;
  /** Query of the list, which the record keeps for 'Voltar' and for the queue. */
  readonly search: string;
}

/**
 * Address of a record of a list.
 *
 * @param queue whether it is opened as one of a queue (`fila=1`).
 */
export function recordHref(id: string, { page, search }: RecordPlace, queue = false): string {
  const query = new URLSearchParams(search);
  if (queue) query.set(QUEUE, '1');
  else query.delete(QUEUE);
  return `${href(page)}/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** Address of the list that a record was opened from: what 'Voltar' leads to. */
export function listHref({ page, search }: RecordPlace): string {
  const query = new URLSearchParams(search);
  query.delete(QUEUE);
  return `${href(page)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a record was opened as one of a queue. */
export function isInQueue(search: string): boolean {
  return new URLSearchParams(search).get(QUEUE) === '1';
}
