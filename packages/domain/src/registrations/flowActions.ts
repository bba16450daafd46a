import type { DecisionStage, FlowStatus, RegistrationFlow } from './flowStatuses.ts';
import type { RegistrationActor } from './registrationRoles.ts';
import type { StepNumber } from './registrationSteps.ts';

/** Types of a decision (G-17): the values of `tipoDecisao`. */
export const DECISION_TYPES = ['Aprovar', 'Reprovar', 'Pendenciar'] as const;

/** Type of a decision. */
export type DecisionType = (typeof DECISION_TYPES)[number];

/** An action on a registration. */
export type FlowAction =
  | { readonly kind: 'save'; readonly step: StepNumber }
  | { readonly kind: 'decide'; readonly decision: DecisionType; readonly stage: DecisionStage }
  | { readonly kind: 'reactivate' }
  | { readonly kind: 'finish' };

/** Conditions besides the status; an area is open while it has no decision or `Aguardar`. */
export type TransitionCondition =
  | 'ownAreaOpen'
  | 'otherAreaOpen'
  | 'otherAreaApproved'
  | 'refusedInFirstAnalysis'
  | 'refusedLater';

/** What a transition changes besides the status. */
export type FlowChanges = Partial<Omit<RegistrationFlow, 'statusFluxoCadastro'>>;

/** A row of the state machine: who may do what at a status, and the flow afterwards. */
export interface Transition {
  /** Number of the row in table A of the State machine. */
  readonly row: number;
  readonly from: FlowStatus;
  readonly action: FlowAction;
  readonly actor: RegistrationActor;
  /** All of them must hold. */
  readonly when?: readonly TransitionCondition[];
  readonly to: FlowStatus;
  readonly sets?: FlowChanges;
  /** The area that pended goes to `Aguardar`, the other keeps its decision. */
  readonly reopensPended?: true;
}
