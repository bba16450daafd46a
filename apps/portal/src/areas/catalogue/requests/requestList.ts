import { errorMessage, type Schemas, toApiError } from '@portal/api';
import { familyAccess, type HeldRoles, SENDING_FILTERS } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { atom } from 'jotai';
import { z } from 'zod';
import { dayInAddress } from '../../../shared/list/addressFilters.ts';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';

export type RegistrationRequest = Schemas['RegistrationRequest'];
export type FamilyRequest = Schemas['FamilyRequest'];

/** The sending filter and the period of creation by their names in the address. */
const requestFilters = {
  envio: z.enum(SENDING_FILTERS.map(({ value }) => value)),
  inicio: dayInAddress,
  fim: dayInAddress,
};

const requestsCall = listOf('/api/produtos/solicitacoes-cadastros/home', {
  search: 'Busca',
  rows: 'solicitacoes',
  filters: { envio: 'Envio', inicio: 'DataInicio', fim: 'DataFim' },
});

/** What sets the list of a supplier apart from the one of staff. */
export interface RequestPlace {
  readonly page: 'my-products' | 'product-requests';
  readonly description: string;
  readonly searchPlaceholder: string;
  /** Where a family leads; the id is that of the family of the request (RTE-031, RTE-032). */
  familyHref(family: FamilyRequest): string;
  /** Where the registration of a family without a name begins (GAP-15). */
  newFamilyHref(family: FamilyRequest): string;
  /** Whether the user may begin one. */
  registersFamilies(roles: HeldRoles): boolean;
}

/** Whether somebody creates families in the catalogue: for others a family without a name leads where all others do. */
export const createsFamilies = (roles: HeldRoles) => familyAccess(roles, null).save === 'create';

/** The state of a list of registration requests, and the acts on it. */
export function createRequestList(place: RequestPlace) {
  const list = createList({
    page: place.page,
    call: requestsCall,
    sort: ['codigo', 'dataCriacao', 'dataExpiracao'],
    filters: requestFilters,
    pageSize: 20, // G-51
    fileWords: ({ search, filters: { envio, inicio, fim } }) => [
      search,
      SENDING_FILTERS.find(({ value }) => value === envio)?.label,
      inicio && formatDate(inicio),
      fim && formatDate(fim),
    ],
  });

  /** The request that is about to be sent, `null` while none is asked about. */
  const sendingAtom = atom<RegistrationRequest | null>(null);

  /** The family without a name that was opened (REQ1-003), `null` while none is asked about. */
  const newFamilyAtom = atom<FamilyRequest | null>(null);

  /**
   * Sends the request that is asked about (REQ1-016, GAP-54). The list is read again before the question goes, so that
   * nothing on screen can send it a second time. The question stays where the call may do better another time; what the
   * gateway refused, a request that was changed meanwhile too (D7), is looked at anew first.
   */
  const sendAtom = atom(null, async (get, set) => {
    const request = get(sendingAtom);
    if (!request) return;
    let done = true;
    try {
      await get(apiAtom).PUT('/api/produtos/solicitacoes-cadastros/{id}/enviar', {
        params: { path: { id: request.id }, header: ifMatch(request) },
      });
      get(notifyAtom).success('Solicitação enviada com sucesso');
    } catch (error) {
      const { status } = toApiError(error);
      done = status !== null && status < 500 && status !== 429;
      get(notifyAtom).error(errorMessage(error));
    }
    await get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', list.path] });
    if (done) set(sendingAtom, null);
  });

  /** Leads to the registration of the family that is asked about. */
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
