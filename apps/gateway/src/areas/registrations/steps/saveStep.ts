import type { Schemas } from '@portal/api';
import {
  type HeldRoles,
  isInAnalysis,
  isRegistrationSupplier,
  type StepNumber,
  stepEditing,
} from '@portal/domain';
import type { Queries } from '../../../database/database.ts';
import { requireVersion } from '../../../http/checks/requireVersion.ts';
import { refused } from '../../../http/GatewayError.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import type { Author } from '../../../records/recordChange.ts';
import { nextFlowOf, readChanged, updateFlow } from '../flowChanges.ts';
import { lockRegistration, type RegistrationReader } from '../registrationAccess.ts';
import { registrationBody } from '../registrationBody.ts';
import type { FoundRegistration } from '../registrationQueries.ts';
import { insertSubmission } from '../submissions.ts';
import { correctPendencies, requireDocuments } from './stepDocuments.ts';

/** Who saves which version of a registration. */
export interface StepSaveCall {
  readonly flowId: string;
  readonly version: number;
  readonly reader: RegistrationReader;
  readonly author: Author;
}

/** How the form of a step is stored. */
export interface Step<Body> {
  readonly number: StepNumber;
  /**
   * Checks a body with the rules of the step and stores it.
   *
   * @throws GatewayError 400 at the fields that break a rule.
   */
  write(queries: Queries, found: FoundRegistration, body: Body, roles: HeldRoles): Promise<void>;
}

/**
 * Saves a step of a registration (ONB-085 to ONB-088, G-22, G-23). A supplier's save takes the status on when the step
 * is the one to fill in next, and sends the data for analysis after steps 2 and 6; a save by staff never changes it,
 * and nobody's takes it backwards. While the documents of the step are pendent its fields stay as they are stored.
 *
 * @throws GatewayError 403, 404, 409 for a version that has moved on, 400 for a step that is read-only, a field that
 * breaks a rule, a missing document or one that was not replaced.
 */
export function saveStep<Body>(
  { database }: GatewayContext,
  { flowId, version, reader: { roles, supplierId }, author }: StepSaveCall,
  step: Step<Body>,
  body: Body,
): Promise<Schemas['Registration']> {
  return database.transaction(async (queries) => {
    const { found, judged } = await lockRegistration(queries, { flowId }, { roles, supplierId }, (flow) => {
      requireVersion(flow, version);
      const { mode, reason } = stepEditing({ flow, roles, step: step.number });
      if (mode === 'readOnly') throw refused(reason);
      return { mode, next: nextFlowOf(flow, { kind: 'save', step: step.number }, roles) };
    });
    const { flow } = found;
    const { mode, next } = judged;
    if (mode === 'documentsOnly') await correctPendencies(queries, found, step.number, author.at);
    else {
      await step.write(queries, found, body, roles);
      if (isRegistrationSupplier(roles)) requireDocuments(found, step.number);
    }

    await updateFlow(queries, flow, { ...next, motivoReprovacao: flow.motivoReprovacao }, author.at);
    const after = await readChanged(queries, author, found);
    const moved = next.statusFluxoCadastro !== flow.statusFluxoCadastro;
    if (moved && isInAnalysis(next.statusFluxoCadastro)) await insertSubmission(queries, after, author.at);
    return registrationBody(after, roles);
  });
}
