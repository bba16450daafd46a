import { errorMessage, type Schemas, toApiError } from '@portal/api';
import { DEADLINE_FILTERS, familyAccess, type HeldRoles, SENDING_FILTERS } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { atom } from 'jotai';
import { z } from 'zod';
import { dayInAddress } from '../../../shared/list/addressFilters.ts';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';

export type RegistrationRequest = Schemas['RegistrationRequest'];
export type FamilyRequest = Schemas['FamilyRequest'];

/** The filters by sending and last day, and the period of creation, by their names in the address. */
const requestFilters = {
  envio: z.enum(SENDING_FILTERS.map(({ value }) => value)),
  prazo: z.enum(DEADLINE_FILTERS.map(({ value }) => value)),
  inicio: dayInAddress,
  fim: dayInAddress,
};

const requestsCall = listOf('/api/produtos/solicitacoes-cadastros/home', {
  search: 'Busca',
  rows: 'solicitacoes',
  filters: { envio: 'Envio', prazo: 'Prazo', inicio: 'DataInicio', fim: 'DataFim' },
});

/** Differences between the list of a supplier and the one of staff. */
export interface RequestPlace {
  readonly page: 'my-products' | 'product-requests';
  readonly description: string;
  readonly searchPlaceholder: string;
  /** Address of a family, by the id of the family of the request (RTE-031, RTE-032). */
  familyHref(family: FamilyRequest): string;
  /** Address where a family without a name is registered (GAP-15). */
  newFamilyHref(family: FamilyRequest): string;
  /** Whether the user may register one. */
  registersFamilies(roles: HeldRoles): boolean;
}

/** Whether a user creates families in the catalogue; for others a family without a name is a normal link. */
export const createsFamilies = (roles: HeldRoles) => familyAccess(roles, null).save === 'create';

/** State of a list of registration requests, with its actions. */
export function createRequestList(place: RequestPlace) {
  const list = createList({
    page: place.page,
    call: requestsCall,
    sort: ['codigo', 'dataCriacao', 'dataExpiracao'],
    filters: requestFilters,
    pageSize: 20, // G-51
    decidedByOthers: true,
    fileWords: ({ search, filters: { envio, prazo, inicio, fim } }) => [
      search,
      SENDING_FILTERS.find(({ value }) => value === envio)?.label,
      DEADLINE_FILTERS.find(({ value }) => value === prazo)?.label,
      inicio && formatDate(inicio),
      fim && formatDate(fim),
    ],
  });

  /** The request to confirm before sending, `null` for none. */
  const sendingAtom = atom<RegistrationRequest | null>(null);

  /** The opened family without a name (REQ1-003), `null` for none. */
  const newFamilyAtom = atom<FamilyRequest | null>(null);

  /**
   * Sends the confirmed request (REQ1-016, GAP-54). The list is reloaded before the dialog closes, so that the
   * request cannot be sent twice. The dialog stays open when a retry may help; after a refusal, also for a request
   * that was changed meanwhile (D7), the list is reloaded first.
   */
  const sendAtom = atom(null, async (get, set) => {
    const request = get(sendingAtom);
    if (!request) return;
    let done = true;
    const here = notifyFromHere(get(servicesAtom));
    try {
      await get(apiAtom).PUT('/api/produtos/solicitacoes-cadastros/{id}/enviar', {
        params: { path: { id: request.id }, header: ifMatch(request) },
      });
      get(notifyAtom).success('Solicitação enviada com sucesso');
    } catch (error) {
      const { status } = toApiError(error);
      done = status !== null && status < 500 && status !== 429;
      here.error(errorMessage(error));
    }
    await get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', list.path] });
    if (done) set(sendingAtom, null);
  });

  /** Opens the registration of the confirmed family. */
  const registerFamilyAtom = atom(null, (get, set) => {
    const family = get(newFamilyAtom);
    if (!family) return;
    set(newFamilyAtom, null);
    void get(servicesAtom).router.navigate(place.newFamilyHref(family));
  });

  return {
    ...list,
    place,
    sendingAtom,
    sendAtom,
    newFamilyAtom,
    registerFamilyAtom,
  };
}

export type RequestList = ReturnType<typeof createRequestList>;
