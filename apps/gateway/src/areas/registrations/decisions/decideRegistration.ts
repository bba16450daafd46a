import type { Schemas } from '@portal/api';
import { begunAnew, decisionInputSchema } from '@portal/domain';
import type { Queries } from '../../../database/database.ts';
import { requireVersion } from '../../../http/checks/requireVersion.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import type { Author } from '../../../records/recordChange.ts';
import { nextFlowOf, readChanged, updateFlow } from '../flowChanges.ts';
import { lockRegistration, type RegistrationReader } from '../registrationAccess.ts';
import { registrationBody } from '../registrationBody.ts';
import type { FoundRegistration } from '../registrationQueries.ts';
import { givePartnerCode } from './partnerCode.ts';
import { closePendencies, insertPendencies, requirePendencies } from './pendencies.ts';
import { queueOutcomeMail } from './registrationMails.ts';

/** A decision's call: the version that was judged, by whom. */
export interface DecisionCall {
  readonly version: number;
  readonly reader: RegistrationReader;
  readonly author: Author;
}

/** Closes the open pendencies of a refused registration (G-19). */
function endRound(queries: Queries, { pendencies }: FoundRegistration, at: Date): Promise<void> {
  const ids = pendencies.map(({ id }) => id);
  return closePendencies(queries, ids, at);
}

/**
 * Decides on a registration (rows 4 to 6, 12 to 16, 18 to 20; DEC-023, DEC-025). Decisions on one registration run
 * one after the other. The approval of the directorate also finishes the registration and assigns the partner code
 * (G-24).
 *
 * @throws GatewayError 403 for roles that may not take the decision, 404, 400 for a stage that is not open (G-26), a
 * refusal without reason or pendencies that are not allowed, 409 for data that changed since they were read.
 */
export function decideRegistration(
  context: GatewayContext,
  flowId: string,
  { version, reader, author }: DecisionCall,
  input: Schemas['DecisionInput'],
): Promise<Schemas['Registration']> {
  const {
    tipoDecisao,
    etapaDecisao,
    pendencias,
    observacao: reason,
  } = validateBody(decisionInputSchema, input);
  return context.database.transaction(async (queries) => {
    const { found, judged: decided } = await lockRegistration(queries, { flowId }, reader, (flow) => {
      const next = nextFlowOf(
        flow,
        { kind: 'decide', decision: tipoDecisao, stage: etapaDecisao },
        reader.roles,
      );
      requireVersion(flow, version);
      return next;
    });
    const pendencies = requirePendencies(found, pendencias);

    const finishes = decided.statusFluxoCadastro === 'AprovacaoDiretoria';
    const next = finishes ? nextFlowOf({ ...found.flow, ...decided }, { kind: 'finish' }, 'system') : decided;
    await updateFlow(queries, found.flow, { ...next, motivoReprovacao: reason }, author.at);
    const code = finishes ? await givePartnerCode(queries, found) : null;
    if (reason !== null) await endRound(queries, found, author.at);
    if (pendencies.length > 0) {
      await insertPendencies(queries, flowId, etapaDecisao, pendencies, author.at);
    }
    const outcome = { next, pendencies, reason, code, reactivated: false };
    await queueOutcomeMail(queries, context, found, outcome, author.at);
    return registrationBody(await readChanged(queries, author, found), reader.roles);
  });
}

/**
 * Reopens a refused registration (row 22, DEC-003, G-19). One whose personal data were removed begins at its first step.
 *
 * @param supplierId id of the supplier.
 * @throws GatewayError 403, 404, 400 when it is not refused, 409 for data that changed since they were read.
 */
export function reactivateSupplier(
  context: GatewayContext,
  supplierId: number,
  { version, reader, author }: DecisionCall,
): Promise<Schemas['Registration']> {
  return context.database.transaction(async (queries) => {
    const { found, judged: next } = await lockRegistration(queries, { supplierId }, reader, (flow) => {
      const reopened = nextFlowOf(flow, { kind: 'reactivate' }, reader.roles);
      requireVersion(flow, version);
      const { forgottenAt, dataModificacao } = flow;
      const isForgotten = forgottenAt !== null && forgottenAt >= dataModificacao;
      return isForgotten ? begunAnew(reopened) : reopened;
    });
    await updateFlow(queries, found.flow, { ...next, motivoReprovacao: null }, author.at);
    const outcome = { next, pendencies: [], reason: null, code: null, reactivated: true };
    await queueOutcomeMail(queries, context, found, outcome, author.at);
    return registrationBody(await readChanged(queries, author, found), reader.roles);
  });
}
