import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import {
  DECISION_SUCCESS_TEXTS,
  type DecisionButton,
  type DecisionButtons,
  type DecisionStage,
  type DecisionType,
} from '@portal/domain';
import { REGISTRATION_PATH, type Registration } from '../registration/registrationAtoms.ts';

/** What a decision button does. */
export type DecisionAction = keyof DecisionButtons;

const TYPES: Readonly<Record<Exclude<DecisionAction, 'reactivate'>, DecisionType>> = {
  approve: 'Aprovar',
  approveCommercial: 'Aprovar',
  approveAccounting: 'Aprovar',
  refuse: 'Reprovar',
  pend: 'Pendenciar',
};

/** The main act last. */
const ORDER: readonly DecisionAction[] = [
  'pend',
  'refuse',
  'approveAccounting',
  'approveCommercial',
  'approve',
  'reactivate',
];

/** The approvals, the one that a single key stands for first. */
const APPROVALS = ['approve', 'approveCommercial', 'approveAccounting'] as const;

/** The decision buttons that are shown, in their order. */
export function shownDecisions(buttons: DecisionButtons): readonly [DecisionAction, DecisionButton][] {
  return ORDER.flatMap((action): [DecisionAction, DecisionButton][] =>
    buttons[action].shown ? [[action, buttons[action]]] : [],
  );
}

/** The act to draw as the main one: an approval or the reactivation that can be done. */
export function mainDecision(buttons: DecisionButtons): DecisionAction | undefined {
  return [...APPROVALS, 'reactivate' as const].find((action) => buttons[action].enabled);
}

/** The approval that the key of a queue stands for, where there are two: the one that can be done, the commercial first. */
export function keyApproval(buttons: DecisionButtons): DecisionAction | undefined {
  const shown = APPROVALS.filter((action) => buttons[action].shown);
  return shown.find((action) => buttons[action].enabled) ?? shown[0];
}

/** A decision that somebody is asked to confirm, on the registration as it was then. */
export interface AskedDecision {
  readonly action: DecisionAction;
  readonly stage: DecisionStage | null;
  readonly registration: Registration;
}

/** What a decision carries besides its type and stage. */
export type DecisionDetails = Pick<Schemas['DecisionInput'], 'pendencias' | 'observacao'>;

export const NO_DETAILS: DecisionDetails = { pendencias: [], observacao: null };

/** Message of a decision that succeeded (G-10). */
export function decidedText(action: DecisionAction): string {
  return DECISION_SUCCESS_TEXTS[action === 'reactivate' ? action : TYPES[action]];
}

/**
 * Sends a decision (DEC-023, DEC-025, PEN-016, PEN-017, G-17) or the reactivation (DEC-026, G-19).
 *
 * @returns the registration as it is now.
 * @throws ApiError what the server refuses it with.
 */
export async function sendDecision(
  api: PortalClient,
  { action, stage, registration }: AskedDecision,
  details: DecisionDetails,
): Promise<Registration> {
  return answerOf(
    action === 'reactivate' || stage === null
      ? api.PUT('/api/fornecedores/reativar/{id}', {
          params: { path: { id: registration.fornecedor.id } },
        })
      : api.POST(`${REGISTRATION_PATH}/aprovacao`, {
          params: { path: { fluxoCadastroId: registration.id } },
          body: { tipoDecisao: TYPES[action], etapaDecisao: stage, ...details },
        }),
  );
}

const CONSEQUENCES: Readonly<Record<DecisionStage, string>> = {
  PrimeiraAnalise: 'O fornecedor é avisado por e-mail e passa a preencher as etapas 3 a 6.',
  SegundaAnaliseComercial: 'O cadastro segue para a diretoria quando as duas áreas tiverem aprovado.',
  SegundaAnaliseContabil: 'O cadastro segue para a diretoria quando as duas áreas tiverem aprovado.',
  TerceiraAnalise: 'O cadastro é concluído: o fornecedor recebe o seu código e é avisado por e-mail.',
};

/** What follows from an approval or the reactivation. */
export function consequenceOf({ stage }: Pick<AskedDecision, 'stage'>): string {
  return stage === null
    ? 'O cadastro volta para a análise e o fornecedor é avisado por e-mail.'
    : CONSEQUENCES[stage];
}
