import type { Call, Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { finishDirectUploads } from '../documents/finishDirectUploads.ts';
import { decideRegistration, reactivateSupplier } from './decisions/decideRegistration.ts';
import { readerOf, requireRegistration } from './registrationAccess.ts';
import { registrationBody } from './registrationBody.ts';
import { findRegistrationOfFlow } from './registrationQueries.ts';
import { accountingStep, billingStep, financeStep } from './steps/accountSteps.ts';
import { type Step, saveStep } from './steps/saveStep.ts';
import { basicDataStep, brandsAndCategoriesStep, documentsStep } from './steps/supplierSteps.ts';
import { findChanges } from './submissions.ts';

/** Calls that save a step. */
type SaveOperation =
  | 'saveRegistrationBasicData'
  | 'saveRegistrationBrandsAndCategories'
  | 'saveRegistrationDocuments'
  | 'saveRegistrationAccounting'
  | 'saveRegistrationFinance'
  | 'saveRegistrationBilling';

type FlowCall = Pick<
  Call<SaveOperation | 'getRegistration' | 'decideRegistration'>,
  'path' | 'context' | 'caller'
>;

/** Reads a registration for a caller. */
async function findFor({ path, context: { database }, caller }: FlowCall) {
  const found = await findRegistrationOfFlow(database.queries, path.fluxoCadastroId);
  return requireRegistration(found, readerOf(caller()));
}

/**
 * Makes documents of what was sent to the object store by now, before the status moves to one that may not take it. Its
 * version then is one that the caller has not seen: the change is refused, and made again on what is seen.
 */
async function finishBefore(call: FlowCall): Promise<void> {
  const { supplier } = await findFor(call);
  await finishDirectUploads(call.context, supplier.id);
}

/** Answers the save of a step. */
async function answerSave<Body>(
  call: Pick<Call<SaveOperation>, 'operation' | 'path' | 'version' | 'context' | 'caller'>,
  step: Step<Body>,
  body: Body,
) {
  const { path, version, context, caller } = call;
  await finishBefore(call);
  const save = {
    flowId: path.fluxoCadastroId,
    version,
    reader: readerOf(caller()),
    author: authorOf(call),
  };
  const saved = await saveStep(context, save, step, body);
  return { status: 200 as const, version: saved.versao, body: saved };
}

/** Calls of the registration flow (API2-019, ONB-085 to ONB-088, DEC-025, DEC-026). */
export const registrationHandlers: Handlers<
  SaveOperation | 'getRegistration' | 'decideRegistration' | 'reactivateSupplier' | 'listRegistrationChanges'
> = {
  getRegistration: async (call) => {
    let found = await findFor(call);
    // Files that browsers sent to the object store become documents when the registration is read (UPL-009).
    if (await finishDirectUploads(call.context, found.supplier.id)) found = await findFor(call);
    const registration = registrationBody(found, call.caller().roles);
    return { status: 200, version: registration.versao, body: registration };
  },

  saveRegistrationBasicData: (call) => answerSave(call, basicDataStep, call.body),
  saveRegistrationBrandsAndCategories: (call) => answerSave(call, brandsAndCategoriesStep, call.body),
  saveRegistrationDocuments: (call) => answerSave(call, documentsStep, call.body),
  saveRegistrationAccounting: (call) => answerSave(call, accountingStep, call.body),
  saveRegistrationFinance: (call) => answerSave(call, financeStep, call.body),
  saveRegistrationBilling: (call) => answerSave(call, billingStep, call.body),

  decideRegistration: async (call) => {
    const { path, body, version, context, caller } = call;
    await finishBefore(call);
    const decision = { version, reader: readerOf(caller()), author: authorOf(call) };
    const decided = await decideRegistration(context, path.fluxoCadastroId, decision, body);
    return { status: 200, version: decided.versao, body: decided };
  },

  reactivateSupplier: async (call) => {
    const { path, version, context, caller } = call;
    const decision = { version, reader: readerOf(caller()), author: authorOf(call) };
    const reactivated = await reactivateSupplier(context, path.id, decision);
    return { status: 200, version: reactivated.versao, body: reactivated };
  },

  listRegistrationChanges: async (call) => {
    const found = await findFor(call);
    return { status: 200, body: await findChanges(call.context.database.queries, found) };
  },
};
