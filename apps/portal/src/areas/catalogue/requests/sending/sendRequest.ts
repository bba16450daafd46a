import type { RequestToSend } from '@portal/domain';
import { createAskedAct } from '../../../../shared/decisions/createAskedAct.ts';
import { pathAndVersionOf } from '../../../../shared/server-state/ifMatch.ts';
import { readRequestsAgain } from '../requestsChanged.ts';

/** A request as it is sent. */
export interface SendableRequest extends RequestToSend {
  readonly id: number;
  readonly codigo: number;
  readonly versao: number;
}

/** The sending of a request, which is possible only once (REQ1-016, GAP-54, D7). */
export const requestSending = createAskedAct<SendableRequest>({
  call: (api, request) =>
    api.PUT('/api/produtos/solicitacoes-cadastros/{id}/enviar', { params: pathAndVersionOf(request) }),
  refresh: readRequestsAgain,
  done: 'Solicitação enviada com sucesso',
});
