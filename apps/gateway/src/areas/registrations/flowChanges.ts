import {
  type ActionResult,
  applyAction,
  type FlowAction,
  type HeldRoles,
  type NextFlow,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows } from '../../database/schema.ts';
import { forbidden, refused } from '../../http/GatewayError.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { registrationBody } from './registrationBody.ts';
import { type FoundRegistration, findRegistrationOfFlow } from './registrationQueries.ts';

type Flow = FoundRegistration['flow'];

function requireDone(result: ActionResult): NextFlow {
  if (result.ok) return result.flow;
  throw result.cause === 'role' ? forbidden() : refused(result.message);
}

/**
 * The state of a flow after an action (table A of the State machine, G-16).
 *
 * @throws GatewayError 403 when the roles never may, 400 when the status does not allow it, with the message of the
 * domain (G-22, G-26).
 */
export function nextFlowOf(flow: Flow, action: FlowAction, roles: HeldRoles | 'system'): NextFlow {
  return requireDone(applyAction(flow, action, roles));
}

/** Writes the new state of a flow and raises its version. */
export async function updateFlow(
  queries: Queries,
  flow: Flow,
  changes: NextFlow & Pick<Flow, 'motivoReprovacao'>,
  at: Date,
): Promise<void> {
  await queries
    .update(registrationFlows)
    .set({
      statusFluxoCadastro: changes.statusFluxoCadastro,
      statusAprovacaoComercialSegundaAnalise: changes.statusAprovacaoComercialSegundaAnalise,
      statusAprovacaoContabilidadeSegundaAnalise: changes.statusAprovacaoContabilidadeSegundaAnalise,
      etapaReprovacao: changes.etapaReprovacao,
      motivoReprovacao: changes.motivoReprovacao,
      dataModificacao: at,
      versao: flow.versao + 1,
    })
    .where(eq(registrationFlows.id, flow.id));
}

/** A registration as the audit compares it: everything that people enter or decide. */
function auditedRegistration(found: FoundRegistration): object {
  const {
    fornecedor,
    validacoes: _shown,
    resumoProdutos: _counted,
    ...flow
  } = registrationBody(found, ['Contabil']);
  const { contatosPorTipo: _grouped, ...supplier } = fornecedor;
  return { ...supplier, ...flow };
}

/** Reads a registration after a change and writes the audit entry. */
export async function readChanged(
  queries: Queries,
  author: Author,
  before: FoundRegistration,
): Promise<FoundRegistration> {
  const after = await findRegistrationOfFlow(queries, before.flow.id);
  if (after === undefined) throw new Error('A registration that was changed is gone');
  await recordChange(queries, author, {
    kind: 'registration',
    id: before.supplier.id,
    before: auditedRegistration(before),
    after: auditedRegistration(after),
  });
  return after;
}
