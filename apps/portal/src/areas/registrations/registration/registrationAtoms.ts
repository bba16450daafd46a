import { answerOf, type PortalClient, type Schemas, withMessage } from '@portal/api';
import { keepPreviousData } from '@tanstack/react-query';
import { type Atom, atom } from 'jotai';
import { changedAtAtom } from '../../../shared/server-state/changesByOthers.ts';
import { putSaved } from '../../../shared/server-state/putSaved.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { REFRESH_FAILED } from './registrationTexts.ts';

export const REGISTRATION_PATH = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';

const CHANGES_PATH = `${REGISTRATION_PATH}/alteracoes` as const;

/** A registration flow with its supplier. */
export type Registration = Schemas['Registration'];

/** Paths whose queries show data of a registration, besides its own. */
const LISTS = [
  '/api/fornecedores/pre-cadastros',
  '/api/fornecedores/cadastro',
  '/api/fornecedores/parceiros',
  '/api/fornecedores/pre-cadastro/resumo',
  CHANGES_PATH,
] as const;

const never = atom(false);

const pathOf = (fluxoCadastroId: string) => ({ params: { path: { fluxoCadastroId } } });

/**
 * Query of a registration. Where another version of it is read, the changes that stand beside it are read again first: what
 * a decision is based on is of one version (D7).
 */
const registrationOptionsAtom = atom((get) => (fluxoCadastroId: string) => {
  const client = get(portalQueryClientAtom);
  const path = pathOf(fluxoCadastroId);
  const options = get(queriesAtom).queryOptions('get', REGISTRATION_PATH, path);
  const changes = get(queriesAtom).queryOptions('get', CHANGES_PATH, path);
  return {
    ...options,
    queryFn: async (context: Parameters<typeof options.queryFn>[0]) => {
      const read = await options.queryFn(context);
      const shown = client.getQueryData<Registration>(options.queryKey);
      if (shown && shown.versao !== read.versao) {
        await client.invalidateQueries({ queryKey: changes.queryKey, exact: true });
      }
      return read;
    },
  };
});

/**
 * The registration of a page, by the id of its flow; pages with the same flow share it.
 *
 * @param flowIdAtom `null` when address or session have none; then nothing is loaded.
 * @param keepsPreviousAtom whether the previous registration stays while the next is loading, as in a queue.
 */
export function registrationQueryAtom(
  flowIdAtom: Atom<string | null>,
  keepsPreviousAtom: Atom<boolean> = never,
) {
  return queryAtom((get) => {
    const flowId = get(flowIdAtom);
    return {
      ...get(registrationOptionsAtom)(flowId ?? ''),
      ...DECIDED_BY_OTHERS,
      enabled: flowId !== null,
      ...(get(keepsPreviousAtom) && { placeholderData: keepPreviousData }),
    };
  });
}

/** When others last changed the registration of a page, as an ISO instant; `null` when they did not. */
export const registrationChangedAtAtom = (flowIdAtom: Atom<string | null>) =>
  changedAtAtom(atom((get) => get(registrationOptionsAtom)(get(flowIdAtom) ?? '').queryKey));

/**
 * Changes of a registration since its previous submission, by the id of its flow.
 *
 * @param flowIdAtom `null` when there is nothing to compare.
 * @param keepsPreviousAtom as for `registrationQueryAtom`.
 */
export function changesQueryAtom(flowIdAtom: Atom<string | null>, keepsPreviousAtom: Atom<boolean> = never) {
  return queryAtom((get) => {
    const flowId = get(flowIdAtom);
    return get(queriesAtom).queryOptions('get', CHANGES_PATH, pathOf(flowId ?? ''), {
      ...DECIDED_BY_OTHERS,
      enabled: flowId !== null,
      ...(get(keepsPreviousAtom) && { placeholderData: keepPreviousData }),
    });
  });
}

/** Loads a registration without the cache. */
export async function readRegistration(api: PortalClient, fluxoCadastroId: string): Promise<Registration> {
  return answerOf(api.GET(REGISTRATION_PATH, pathOf(fluxoCadastroId)));
}

/**
 * Puts the registration from the answer of a save or a decision into the cache (ONB-075, ONB-076) and invalidates
 * everything else that shows it.
 */
export const registrationSavedAtom = atom(null, (get, _set, saved: Registration) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(registrationOptionsAtom)(saved.id);
  putSaved(client, queryKey, saved);
  for (const path of LISTS) void client.invalidateQueries({ queryKey: ['get', path] });
});

/** The registration that pages show now, by the id of its flow; `undefined` where none has read it. */
export const shownRegistrationAtom = atom((get) => (fluxoCadastroId: string): Registration | undefined => {
  const { queryKey } = get(registrationOptionsAtom)(fluxoCadastroId);
  return get(portalQueryClientAtom).getQueryData(queryKey);
});

/**
 * Reloads a registration, for example after an upload (UPL-009). A failure shows a message (ONB-092) and keeps the
 * old data. A request that is already running is not enough: it may have started before the upload ended.
 *
 * @returns the current registration, `null` after a failure.
 */
export const refreshRegistrationAtom = atom(null, async (get, _set, fluxoCadastroId: string) => {
  const client = get(portalQueryClientAtom);
  const options = { ...get(registrationOptionsAtom)(fluxoCadastroId), staleTime: 0 };
  try {
    const underWay = client.isFetching({ queryKey: options.queryKey, exact: true }) > 0;
    if (underWay) await client.fetchQuery(options).catch(() => undefined);
    await client.invalidateQueries({ queryKey: options.queryKey, exact: true, refetchType: 'none' });
    return await client.fetchQuery(options);
  } catch (error) {
    get(notifyAtom).error(withMessage(error, REFRESH_FAILED));
    return null;
  }
});
