import { answerOf, errorMessage, type PortalClient, type Schemas, withMessage } from '@portal/api';
import { keepPreviousData } from '@tanstack/react-query';
import { type Atom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { REFRESH_FAILED } from './registrationTexts.ts';

export const REGISTRATION_PATH = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';

const CHANGES_PATH = `${REGISTRATION_PATH}/alteracoes` as const;

/** A registration flow with its supplier. */
export type Registration = Schemas['Registration'];

/** What shows something of a registration besides its own page. */
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
 * The registration of a page, by the id of its flow; every page that shows the same flow shares what was read.
 *
 * @param flowIdAtom `null` where the address or the session names none: nothing is asked then.
 * @param keepsPreviousAtom whether the registration of before stays in sight while the next is read, as in a queue.
 */
export function registrationQueryAtom(
  flowIdAtom: Atom<string | null>,
  keepsPreviousAtom: Atom<boolean> = never,
) {
  return atomWithQuery(
    (get) => {
      const flowId = get(flowIdAtom);
      return get(queriesAtom).queryOptions('get', REGISTRATION_PATH, pathOf(flowId ?? ''), {
        enabled: flowId !== null,
        ...(get(keepsPreviousAtom) && { placeholderData: keepPreviousData }),
      });
    },
    (get) => get(portalQueryClientAtom),
  );
}

/**
 * What changed in a registration since its previous submission, by the id of its flow.
 *
 * @param flowIdAtom `null` where there is nothing to compare.
 * @param keepsPreviousAtom as for `registrationQueryAtom`.
 */
export function changesQueryAtom(flowIdAtom: Atom<string | null>, keepsPreviousAtom: Atom<boolean> = never) {
  return atomWithQuery(
    (get) => {
      const flowId = get(flowIdAtom);
      return get(queriesAtom).queryOptions('get', CHANGES_PATH, pathOf(flowId ?? ''), {
        enabled: flowId !== null,
        ...(get(keepsPreviousAtom) && { placeholderData: keepPreviousData }),
      });
    },
    (get) => get(portalQueryClientAtom),
  );
}

/** Reads a registration as the gateway has it now, past any cache. */
export async function readRegistration(api: PortalClient, fluxoCadastroId: string): Promise<Registration> {
  return answerOf(api.GET(REGISTRATION_PATH, pathOf(fluxoCadastroId)));
}

/**
 * Puts what a save or a decision answered in place of the stored registration at once (ONB-075, ONB-076); whatever else
 * shows something of it is read again.
 */
export const registrationSavedAtom = atom(null, (get, _set, saved: Registration) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(queriesAtom).queryOptions('get', REGISTRATION_PATH, pathOf(saved.id));
  client.setQueryData(queryKey, saved);
  for (const path of LISTS) void client.invalidateQueries({ queryKey: ['get', path] });
});

/**
 * Reads a registration again, as after an upload (UPL-009); a failure is told (ONB-092) and leaves what was read before.
 * A reading that is under way is waited for and counts for nothing: it may have begun before the upload ended.
 *
 * @returns the registration as it is now, `null` after a failure.
 */
export const refreshRegistrationAtom = atom(null, async (get, _set, fluxoCadastroId: string) => {
  const client = get(portalQueryClientAtom);
  const options = get(queriesAtom).queryOptions('get', REGISTRATION_PATH, pathOf(fluxoCadastroId), {
    staleTime: 0,
  });
  try {
    const underWay = client.isFetching({ queryKey: options.queryKey, exact: true }) > 0;
    if (underWay) await client.fetchQuery(options).catch(() => undefined);
    return await client.fetchQuery(options);
  } catch (error) {
    get(notifyAtom).error(errorMessage(withMessage(error, REFRESH_FAILED)));
    return null;
  }
});
