import type { Schemas } from '@portal/api';
import { DEADLINE_FILTERS, href, SENDING_FILTERS } from '@portal/domain';
import { formatDate } from '@portal/formats';
import type { TablePlace } from '@portal/ui';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { dayInAddress } from '../../../shared/list/addressFilters.ts';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { requestOf } from '../../../shared/requests/answeredRequest.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

export type RegistrationRequest = Schemas['RegistrationRequest'];
export type FamilyRequest = Schemas['FamilyRequest'];

/** The requests of the signed-in supplier, with their families (RTE-005, G-51). */
const list = createList({
  page: 'my-products',
  call: listOf('/api/produtos/solicitacoes-cadastros/home', {
    search: 'Busca',
    rows: 'solicitacoes',
    row: requestOf,
    query: { Proprias: true }, // who is staff too gets rows otherwise
    filters: { envio: 'Envio', prazo: 'Prazo', inicio: 'DataInicio', fim: 'DataFim' },
  }),
  sort: ['codigo', 'dataCriacao', 'dataExpiracao'],
  filters: {
    envio: z.enum(SENDING_FILTERS.map(({ value }) => value)),
    prazo: z.enum(DEADLINE_FILTERS.map(({ value }) => value)),
    inicio: dayInAddress,
    fim: dayInAddress,
  },
  pageSize: 20,
  decidedByOthers: true,
  fileWords: ({ search, filters: { envio, prazo, inicio, fim } }) => [
    search,
    SENDING_FILTERS.find(({ value }) => value === envio)?.label,
    DEADLINE_FILTERS.find(({ value }) => value === prazo)?.label,
    inicio && formatDate(inicio),
    fim && formatDate(fim),
  ],
});

/** A family of a request. */
interface OpenedFamily {
  readonly requestId: number;
  readonly family: FamilyRequest;
}

/** The opened family without a name (REQ1-003), `null` for none; it ends with the page that shows it. */
const newFamilyAtom = atom<OpenedFamily | null>(null);
newFamilyAtom.onMount = (set) => () => set(null);

/** Where the supplier registers a family of a request (RTE-006). */
export const familyHref = ({ id }: FamilyRequest) => href('my-products-request', { solicitacaoId: id });

/** The tab of that page with what happened to the family. */
export const TIMELINE_TAB = 'linha-do-tempo';

/** Where what happened to a family of a request is told. */
export const timelineHref = ({ id }: FamilyRequest) =>
  href('my-products-request', { solicitacaoId: id, aba: TIMELINE_TAB });

/** Keeps which family of a request is left, and where the table of its families stood. */
const leaveFamilyAtom = atom(null, (_get, set, requestId: number, place: TablePlace) =>
  set(list.placeAtom, { rowId: requestId, top: 0, left: 0, inDetails: place }),
);

/** Opens the registration of the confirmed family. */
const registerFamilyAtom = atom(null, (get, set) => {
  const opened = get(newFamilyAtom);
  if (!opened) return;
  const { requestId, family } = opened;
  set(newFamilyAtom, null);
  set(leaveFamilyAtom, requestId, { rowId: family.id, top: 0, left: 0 });
  void get(servicesAtom).router.navigate(familyHref(family));
});

/** The list of a supplier's requests, with its actions. */
export const myRequests = { ...list, newFamilyAtom, leaveFamilyAtom, registerFamilyAtom };
