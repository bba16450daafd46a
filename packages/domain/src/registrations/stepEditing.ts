import type { HeldRoles } from '../roles/roleFlags.ts';
import { displayStatus } from './displayStatus.ts';
import { type DocumentType, documentTypeFacts } from './documentTypes.ts';
import { isInAnalysis, isPendent, type RegistrationFlow } from './flowStatuses.ts';
import { newPendencies, type Pendency } from './pendencies.ts';
import { readsRegistration } from './registrationLists.ts';
import { isRegistrationSupplier, REGISTRATION_EDITORS } from './registrationRoles.ts';
import type { StepNumber } from './registrationSteps.ts';
import { REFUSED_TEXT, WAITING_TEXT } from './registrationTexts.ts';
import { NOT_YET } from './stepStates.ts';
import { pendentStepOf, staffSteps, supplierSteps } from './stepsOfStatus.ts';

/** What a user may edit of a step; a reason is a message for the user. */
export type StepEditing =
  | { readonly mode: 'editable'; readonly reason: null; readonly documents: 'all' }
  | { readonly mode: 'documentsOnly'; readonly reason: string; readonly documents: readonly DocumentType[] }
  | { readonly mode: 'readOnly'; readonly reason: string; readonly documents: readonly DocumentType[] };

/** The step and the user to decide about. */
export interface EditingRequest {
  readonly flow: RegistrationFlow;
  readonly roles: HeldRoles;
  /** Pendencies of the supplier, whatever their status. @default [] */
  readonly pendencies?: readonly Pendency[];
}

const REASONS = {
  documentsOnly: 'Substitua apenas os documentos com pendência',
  pendent: 'Corrija as pendências dos documentos para continuar',
  approved: 'O cadastro foi aprovado',
  approvedByDirectors: 'O cadastro foi aprovado pela diretoria',
  notYet: NOT_YET.staff,
  ownNotYet: NOT_YET.supplier,
  role: 'Você não tem permissão para alterar o cadastro',
  unknown: 'O status do cadastro não permite alterações',
} as const;

const EDITABLE: StepEditing = { mode: 'editable', reason: null, documents: 'all' };

function readOnly(reason: string): StepEditing {
  return { mode: 'readOnly', reason, documents: [] };
}

function finalReason(status: string): string | null {
  if (status === 'Aprovado') return REASONS.approved;
  return status === 'Reprovado' ? REFUSED_TEXT : null;
}

function supplierEditing(status: string, step: StepNumber, pendencies: readonly Pendency[]): StepEditing {
  if (supplierSteps(status).includes(step)) return EDITABLE;
  if (pendentStepOf(status) === step) {
    const pendent = newPendencies(pendencies).flatMap(({ tipoDocumento }) => {
      const facts = documentTypeFacts(tipoDocumento);
      return facts?.step === step ? [facts.type] : [];
    });
    return { mode: 'documentsOnly', reason: REASONS.documentsOnly, documents: [...new Set(pendent)] };
  }
  if (isPendent(status)) return readOnly(REASONS.pendent);
  if (status === 'AprovacaoDiretoria') return readOnly(REASONS.approvedByDirectors);
  if (isInAnalysis(status)) return readOnly(WAITING_TEXT);
  const isStillOpen = supplierSteps(status).length > 0;
  return readOnly(finalReason(status) ?? (isStillOpen ? REASONS.ownNotYet : REASONS.unknown));
}

function staffEditing(status: string, step: StepNumber): StepEditing {
  const steps = staffSteps(status);
  if (steps.includes(step)) return EDITABLE;
  if (status === 'AprovacaoDiretoria') return readOnly(REASONS.approvedByDirectors);
  return readOnly(finalReason(status) ?? (steps.length > 0 ? REASONS.notYet : REASONS.unknown));
}

/**
 * What somebody may edit of a step (table B, ONB-080 to ONB-082, C-06, C-16, C-38, G-22): a supplier the steps reached
 * so far, or while pendent the documents of that step with a new pendency; commercial, approvers and accounting what is
 * filled in by then; everybody else nothing. The gateway refuses what this refuses.
 */
export function stepEditing({
  flow,
  roles,
  step,
  pendencies = [],
}: EditingRequest & { readonly step: StepNumber }): StepEditing {
  // An area that pended makes the flow pendent, although it may still be stored as the second analysis (table C).
  const status = displayStatus(flow);
  if (isRegistrationSupplier(roles)) return supplierEditing(status, step, pendencies);
  const isEditor = roles.some((role) => REGISTRATION_EDITORS.includes(role));
  return isEditor && readsRegistration(flow, roles) ? staffEditing(status, step) : readOnly(REASONS.role);
}

/**
 * Why a user may not send or delete documents of a type, `null` when it is allowed (ONB-082, G-22, G-32); the
 * gateway refuses with it, the field shows it.
 */
export function documentLock({
  type,
  ...request
}: EditingRequest & { readonly type: DocumentType }): string | null {
  const step = documentTypeFacts(type)?.step;
  if (step === undefined) return REASONS.unknown;
  const { documents, reason } = stepEditing({ ...request, step });
  return documents === 'all' || documents.includes(type) ? null : reason;
}

const SUPPLIER_LABELS: Readonly<Record<StepNumber, string>> = {
  1: 'Salvar e continuar',
  2: 'Enviar Cadastro',
  3: 'Salvar e continuar',
  4: 'Salvar e continuar',
  5: 'Salvar e continuar',
  6: 'Concluir cadastro',
};

const updateLabel = (step: StepNumber) => (step === 3 ? 'Atualizar Dados' : 'Atualizar dados');

/**
 * Label of the submit button of a step, `null` where there is none (ST1-060 to ST1-062, ST2-033 to ST2-035, ST3-012 to
 * ST3-014, ST6-018, ST6-019, ONB-083, G-01, C-20, C-38): hidden in read mode, but while pendent shown in the step whose
 * documents are.
 */
export function submitLabel(step: StepNumber, request: EditingRequest): string | null {
  const { mode } = stepEditing({ ...request, step });
  if (mode === 'readOnly') return null;
  const isSupplier = isRegistrationSupplier(request.roles);
  return mode === 'editable' && isSupplier ? SUPPLIER_LABELS[step] : updateLabel(step);
}

/** Message after a step was saved (ONB-089, ONB-090); another one when a supplier finished the last step. */
export function savedText(step: StepNumber, roles: HeldRoles): string {
  return step === 6 && isRegistrationSupplier(roles)
    ? 'Dados do cadastro finalizados. Aguarde sua aprovação'
    : 'Dados do cadastro atualizados.';
}
