import { type ApiError, isFinal, toApiError } from '@portal/api';
import {
  displayStatus,
  flowBadge,
  isInAnalysis,
  type Role,
  type RouteName,
  registrationListOf,
} from '@portal/domain';
import { isUuid } from '@portal/formats';
import { atom } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { addressAtom } from '../../../shared/address/addressAtom.ts';
import { writeListAddress } from '../../../shared/list/listAddress.ts';
import { createQueue } from '../../../shared/queue/createQueue.ts';
import { isInQueue } from '../../../shared/queue/queueAddress.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { listHref, parseRegistrationAddress, recordHref } from '../lists/registrationAddress.ts';
import {
  partnerList,
  preRegistrationList,
  type RegistrationList,
  registrationList,
} from '../lists/registrationLists.ts';
import { readReviewQueue } from '../lists/reviewQueue.ts';
import { createOpenStepAtom } from '../registration/createOpenStepAtom.ts';
import {
  changesQueryAtom,
  type Registration,
  registrationChangedAtAtom,
  registrationQueryAtom,
} from '../registration/registrationAtoms.ts';

/** All lists with their records, from the pre-registration to the partner. */
const registrationLists: readonly RegistrationList[] = [preRegistrationList, registrationList, partnerList];

/** The list that a registration stands in now (ONB-015 to ONB-020). */
export function listNow(registration: Registration): RegistrationList | undefined {
  const { importadoLegado } = registration.fornecedor;
  const facts = registrationListOf({ ...registration, importadoLegado });
  return registrationLists.find((list) => list.facts === facts);
}

/** Whether one of these roles may open the records of a list. */
export const mayOpen = ({ facts }: RegistrationList, roles: readonly Role[]): boolean =>
  roles.some((role) => facts.roles.includes(role));

const NOT_FOUND = 'Cadastro não encontrado';
const FORBIDDEN = 'Você não tem permissão para ver este cadastro';

/** Badge of the status of a registration (SUP-063). */
export function registrationBadge(registration: Registration) {
  return flowBadge(displayStatus(registration));
}

/** Pages of one registration. */
type RecordPageName = Extract<
  RouteName,
  'supplier-pre-registration' | 'supplier-registration' | 'supplier-partner'
>;

function failureOf(error: ApiError) {
  const final = isFinal(error);
  if (error.kind === 'notFound') return { message: NOT_FOUND, final };
  if (error.kind === 'forbidden') return { message: FORBIDDEN, final };
  return { message: error.message, code: error.code, final };
}

function createRecordPlace(list: RegistrationList, page: RecordPageName, heading: string) {
  const pageAddressAtom = addressAtom(page);
  const flowIdAtom = atom((get) => {
    const { id = '' } = get(pageAddressAtom).params;
    return isUuid(id) ? id : null;
  });
  const queuedAtom = atom((get) => isInQueue(get(pageAddressAtom).search));
  const filterAtom = atom((get) => parseRegistrationAddress(get(pageAddressAtom).search));

  const registrationAtom = registrationQueryAtom(flowIdAtom, queuedAtom);
  // Changes of a partner were reviewed long ago.
  const comparedIdAtom = atom((get) => (list === partnerList ? null : get(flowIdAtom)));
  const changesAtom = changesQueryAtom(comparedIdAtom, queuedAtom);

  const queue = createQueue({
    queuedAtom,
    shownAtom: flowIdAtom,
    read: (get) => {
      const [api, filter, roles] = [get(apiAtom), get(filterAtom), get(rolesAtom)];
      return {
        key: [list.path, filter, roles],
        ids: async (signal) => {
          const rows = await readReviewQueue(api, list, filter, roles, signal);
          return rows.map(({ id }) => id);
        },
      };
    },
    hrefOf: (get, id) => recordHref(id, { page: list.page, search: get(pageAddressAtom).search }, true),
  });
  const { nextIdAtom } = queue;
  const nextRegistrationAtom = registrationQueryAtom(nextIdAtom);
  const nextChangesAtom = changesQueryAtom(nextIdAtom);

  return {
    list,
    page,
    /** Title until the company's name is loaded. */
    heading,
    flowIdAtom,
    queuedAtom,
    openStepAtom: createOpenStepAtom(pageAddressAtom),
    changedAtAtom: registrationChangedAtAtom(flowIdAtom),

    /**
     * The registration of the page with its loading state; in a queue the previous one stays while the next is
     * loading.
     */
    recordAtom: atom((get) => {
      const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = get(registrationAtom);
      const failure =
        get(flowIdAtom) === null
          ? { message: NOT_FOUND, final: true }
          : error && !data
            ? failureOf(toApiError(error))
            : null;
      const retried = failure !== null && !failure.final && isFetching;
      return {
        registration: data,
        /** The registration is the previous one, while the next of the queue is loading. */
        moving: isPlaceholderData,
        loading: isLoading || isPlaceholderData || retried || get(changesAtom).isLoading,
        error: failure,
        onRetry: failure && !failure.final ? () => void refetch() : undefined,
      };
    }),

    /** Address of the list that the record was opened from, with filters and page. */
    backHrefAtom: atom((get) => listHref({ page: list.page, search: writeListAddress('', get(filterAtom)) })),

    /** Changes since the previous submission, when there was one. */
    changesAtom: atom((get) => {
      const { data, error, isFetching, isPlaceholderData, refetch } = get(changesAtom);
      const registration = get(registrationAtom).data;
      const analysed =
        registration !== undefined && !isPlaceholderData && isInAnalysis(displayStatus(registration));
      return {
        sentBefore: (analysed && data?.dataEnvioAnterior) || null,
        changes: data?.alteracoes ?? [],
        // What was read before may be of another version than the registration.
        failed: analysed && error !== null,
        underWay: isFetching,
        onRetry: () => void refetch(),
      };
    }),

    /** The review queue that the record was opened in. */
    queue,

    /** Preloads the next registration of the queue. The value never changes. */
    earlyNextAtom: atom((get) => {
      get(nextRegistrationAtom);
      get(nextChangesAtom);
      return null;
    }),
  };
}

/** A page with the records of a list. */
export type RecordPlace = ReturnType<typeof createRecordPlace>;

/** Records of the pre-registration list: an overview of steps 1 and 2 (ONB-016, G-37). */
export const preRegistrationRecord = createRecordPlace(
  preRegistrationList,
  'supplier-pre-registration',
  'Pré-cadastro',
);

/** Records of the registration list (ONB-018). */
export const registrationRecord = createRecordPlace(registrationList, 'supplier-registration', 'Cadastro');

/** Records of the partner list (ONB-020). */
export const partnerRecord = createRecordPlace(partnerList, 'supplier-partner', 'Parceiro');
