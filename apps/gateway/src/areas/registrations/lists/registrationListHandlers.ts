import type { Schemas } from '@portal/api';
import { displayStatus, isFlowStatus, type RegistrationListName, validationsOf } from '@portal/domain';
import type { Call, Handlers } from '../../../http/operationHandler.ts';
import { countWaiting, findRegistrations, type ListedRegistration } from './registrationListQueries.ts';

function knownStatus(status: string): Schemas['FlowStatus'] {
  if (!isFlowStatus(status)) throw new Error('A flow has a status that is none');
  return status;
}

function rowOf(flow: ListedRegistration): Schemas['RegistrationRow'] {
  const {
    statusAprovacaoComercialSegundaAnalise: statusComercial,
    statusAprovacaoContabilidadeSegundaAnalise: statusContabil,
    ...row
  } = flow;
  return {
    ...row,
    status: knownStatus(displayStatus(flow)),
    statusComercial,
    statusContabil,
    dataCriacao: flow.dataCriacao.toISOString(),
    dataModificacao: flow.dataModificacao.toISOString(),
    validacoes: validationsOf(flow),
  };
}

const list =
  (name: RegistrationListName) =>
  async ({ query, context }: Pick<Call<'listRegistrations'>, 'query' | 'context'>) => {
    const { rows, meta } = await findRegistrations(context, name, query);
    return { status: 200 as const, body: { fluxos: rows.map(rowOf), meta } };
  };

/** Lists of registrations for staff (G-35, C-08, SUP-014 to SUP-016, SUP-023 to SUP-030, SUP-065 to SUP-067). */
export const registrationListHandlers: Handlers<
  | 'listPreRegistrations'
  | 'listPrePreRegistrations'
  | 'listRegistrations'
  | 'listPartners'
  | 'getPreRegistrationSummary'
> = {
  listPreRegistrations: list('pre-cadastros'),
  listPrePreRegistrations: list('pre-cadastros'),
  listRegistrations: list('cadastro'),
  listPartners: list('parceiros'),
  getPreRegistrationSummary: async ({ context }) => ({
    status: 200,
    body: { resumo: await countWaiting(context.database.queries) },
  }),
};
