import { FORBIDDEN_TEXT } from '../roles/forbiddenText.ts';
import { type HeldRoles, isComercial, isDirector } from '../roles/roleFlags.ts';
import { isRequisitionStatus, type RequisitionStatus } from './requisitionStatus.ts';

/** What is done to a requisition that exists. */
export const REQUISITION_ACTS = ['edit', 'delete', 'validate', 'approve', 'refuse'] as const;

/** One of the acts. */
export type RequisitionAct = (typeof REQUISITION_ACTS)[number];

/** What becomes of a requisition: its next status, `null` once it is removed. */
export type ActedRequisition =
  | { readonly next: RequisitionStatus | null; readonly reason: null }
  | { readonly next?: undefined; readonly reason: string };

/** Whoever may open the pages: requests, edits, deletes and validates (G-16, X-36). */
const isRequester = (roles: HeldRoles) => isComercial(roles) || isDirector(roles);

/** Who acts in a transition, and what others are told (RQF-076, RQF-077, RQA-025). */
const ACTORS = {
  requester: { acts: isRequester, closed: FORBIDDEN_TEXT },
  approver: { acts: isDirector, closed: 'Você não tem permissão de usuário para aprovar' },
  refuser: { acts: isDirector, closed: 'Você não tem permissão de usuário para recusar' },
} as const;

/** The transitions of a requisition: from each status, what may be done, by whom, and where it leads (SM-5, G-15). */
const TRANSITIONS: readonly {
  readonly from: RequisitionStatus;
  readonly act: RequisitionAct;
  readonly actor: keyof typeof ACTORS;
  readonly next: RequisitionStatus | null;
}[] = [
  { from: 'PreRequisitado', act: 'edit', actor: 'requester', next: 'Requisitado' },
  { from: 'Requisitado', act: 'edit', actor: 'requester', next: 'Requisitado' },
  { from: 'Requisitado', act: 'delete', actor: 'requester', next: null },
  { from: 'Requisitado', act: 'validate', actor: 'requester', next: 'Validado' },
  { from: 'Requisitado', act: 'refuse', actor: 'requester', next: 'Recusado' },
  { from: 'Validado', act: 'approve', actor: 'approver', next: 'Aprovado' },
  { from: 'Validado', act: 'refuse', actor: 'refuser', next: 'Recusado' },
  { from: 'Recusado', act: 'edit', actor: 'requester', next: 'Requisitado' },
];

/** Why nothing else is done in a status. */
const STAGES: Readonly<Record<RequisitionStatus, string>> = {
  PreRequisitado: 'A pré-requisição ainda não foi salva pelo requisitante',
  Requisitado: 'A requisição ainda não foi validada',
  Validado: 'A requisição já foi validada',
  Aprovado: 'A requisição já foi aprovada',
  Recusado: 'A requisição foi recusada',
};

/** Message of the approval form for somebody who is no director (RQF-078, RQA-025). */
export const APPROVAL_EDIT_TEXT = 'Você não tem permissão de usuário para editar';

/**
 * What an act of a user does to a requisition of a status, or why it is closed (SM-5, RQL-020 to RQL-025). Page and
 * gateway both use it (D6).
 */
export function actOnRequisition(roles: HeldRoles, status: string, act: RequisitionAct): ActedRequisition {
  if (!isRequisitionStatus(status)) return { reason: 'A requisição só pode ser consultada' };
  const transition = TRANSITIONS.find((one) => one.from === status && one.act === act);
  if (transition === undefined) return { reason: STAGES[status] };
  const { acts, closed } = ACTORS[transition.actor];
  return acts(roles) ? { next: transition.next, reason: null } : { reason: closed };
}

/** Statuses in which a requisition is edited; in all others it is consulted (RQL-021, RQL-022). */
const EDITED: readonly string[] = TRANSITIONS.filter(({ act }) => act === 'edit').map(({ from }) => from);

/** The icons of a row of the lists: each with the reason why it is disabled, `null` where it is enabled. */
export interface RequisitionIcons {
  /** Shown only when the requisition can be deleted (RQL-020). */
  readonly delete: boolean;
  /** The pencil; otherwise the eye of the read-only form (RQL-021, RQL-022). */
  readonly opens: 'edit' | 'consult';
  /** The filter (RQL-023). */
  readonly validate: string | null;
  /** The money (RQL-024, RQL-025). */
  readonly approve: string | null;
}

/** The icons of a row by the action matrix of SM-5. */
export function requisitionIcons(roles: HeldRoles, status: string): RequisitionIcons {
  const reason = (act: RequisitionAct) => actOnRequisition(roles, status, act).reason;
  return {
    delete: reason('delete') === null,
    opens: EDITED.includes(status) && reason('edit') === null ? 'edit' : 'consult',
    validate: reason('validate'),
    approve: reason('approve'),
  };
}

/** A requisition of a selection. */
export interface SelectedRequisition {
  readonly id: number;
  readonly status: string;
}

/**
 * What an act does to a selection: those that it takes, and why each of the others is left out (D19, G-43). Each one is
 * decided in a call of its own.
 */
export function actOnSelection<Selected extends SelectedRequisition>(
  roles: HeldRoles,
  selected: readonly Selected[],
  act: keyof typeof REQUISITION_DECISION_TEXTS,
): {
  readonly taken: Selected[];
  readonly left: { readonly requisition: Selected; readonly reason: string }[];
} {
  const taken: Selected[] = [];
  const left: { requisition: Selected; reason: string }[] = [];
  for (const requisition of selected) {
    const { reason } = actOnRequisition(roles, requisition.status, act);
    if (reason === null) taken.push(requisition);
    else left.push({ requisition, reason });
  }
  return { taken, left };
}

/** How a decision on many requisitions is asked, after the question for one. */
const questionFor = (act: string) => (count: number) =>
  `Você tem certeza que deseja realmente ${act} essas ${count} requisições de compras?`;

/** Texts of the confirmation of a decision (RQA-019, RQA-020) and of what was done (RQA-022, RQA-023); a validation is spelled after them. */
export const REQUISITION_DECISION_TEXTS = {
  validate: {
    title: 'Validar requisição',
    question: 'Você tem certeza que deseja realmente validar essa requisição de compras?',
    manyQuestion: questionFor('validar'),
    done: 'Requisição validada',
    manyDone: 'Requisições validadas',
  },
  approve: {
    title: 'Aprovar Requisição',
    question: 'Você tem certeza que deseja realmente Aprovar essa requisição de compras?',
    manyQuestion: questionFor('Aprovar'),
    done: 'Requisição aprovada',
    manyDone: 'Requisições aprovadas',
  },
  refuse: {
    title: 'Recusar Requisição',
    question: 'Você tem certeza que deseja realmente Recusar essa requisição de compras?',
    manyQuestion: questionFor('Recusar'),
    done: 'Requisição recusada',
    manyDone: 'Requisições recusadas',
  },
} as const;
