import { retryMayHelp, toApiError } from '@portal/api';
import type { RequestToSend } from '@portal/domain';
import { atom } from 'jotai';
import { pathAndVersionOf } from '../../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../../shared/services/servicesAtom.ts';

/** A request as it is sent. */
export interface SendableRequest extends RequestToSend {
  readonly id: number;
  readonly codigo: number;
  readonly versao: number;
}

/** What shows whether a request was sent: the lists of requests and the request itself. */
const STALE = ['/api/produtos/solicitacoes-cadastros/home', '/api/produtos/solicitacoes-cadastros'];

/** The request to confirm before sending, `null` for none. */
export const sendingAtom = atom<SendableRequest | null>(null);

/**
 * Sends the confirmed request (REQ1-016, GAP-54). What shows it is reloaded before the dialog closes, so that the request
 * cannot be sent twice. The dialog stays open when a retry may help; after a refusal, also for a request that was
 * changed meanwhile (D7), it is reloaded first.
 */
export const sendAtom = atom(null, async (get, set) => {
  const request = get(sendingAtom);
  if (!request) return;
  let done = true;
  const here = notifyFromHere(get(servicesAtom));
  try {
    await get(apiAtom).PUT('/api/produtos/solicitacoes-cadastros/{id}/enviar', {
      params: pathAndVersionOf(request),
    });
    get(notifyAtom).success('Solicitação enviada com sucesso');
  } catch (error) {
    done = !retryMayHelp(error);
    here.error(toApiError(error));
  }
  const client = get(portalQueryClientAtom);
  await Promise.all(STALE.map((path) => client.invalidateQueries({ queryKey: ['get', path] })));
  if (done) set(sendingAtom, null);
});
