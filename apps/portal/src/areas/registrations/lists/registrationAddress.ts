import { href, REGISTRATION_FILTERS, type StaticRouteName } from '@portal/domain';
import * as z from 'zod/mini';
import { dayInAddress } from '../../../shared/list/addressFilters.ts';
import { type ListFilter, parseListAddress } from '../../../shared/list/listAddress.ts';
import { withQueue } from '../../../shared/queue/queueAddress.ts';

/** Columns that the lists of registrations can be sorted by (G-35). */
export const REGISTRATION_COLUMNS = ['name', 'nomeFantasia', 'segmento', 'dataCriacao', 'status'] as const;

/** The filters by their names in the address: the period of creation and the one select (SUP-025 to SUP-030, G-12). */
export const registrationFilters = {
  inicio: dayInAddress,
  fim: dayInAddress,
  situacao: z.enum(REGISTRATION_FILTERS.map(({ value }) => value)),
};

/** Filters of a list of registrations. */
export type RegistrationListFilter = ListFilter<
  (typeof REGISTRATION_COLUMNS)[number],
  typeof registrationFilters
>;

/** Reads the filters from a query; the address of a record has the query of its list. */
export function parseRegistrationAddress(search: string): RegistrationListFilter {
  return parseListAddress(search, REGISTRATION_COLUMNS, registrationFilters);
}

interface RecordPlace {
  /** Page of the list; the path of a record is that of the list and the id. */
  readonly page: StaticRouteName;
  /** Query of the list, which the record keeps for 'Voltar' and for the queue. */
  readonly search: string;
}

/**
 * Address of a record of a list.
 *
 * @param queue whether it is opened in a review queue (`fila=1`).
 */
export function recordHref(id: string, { page, search }: RecordPlace, queue = false): string {
  return `${href(page)}/${id}${withQueue(search, queue)}`;
}

/** Address of the list that a record was opened from, for 'Voltar'. */
export function listHref({ page, search }: RecordPlace): string {
  return `${href(page)}${withQueue(search, false)}`;
}
