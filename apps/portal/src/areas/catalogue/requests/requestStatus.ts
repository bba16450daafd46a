import {
  REGISTRATION_STATUS_LABELS,
  type RegistrationStatus,
  type RegistrationStatusOf,
  type RequestState,
  registrationStatusText,
} from '@portal/domain';
import type { CellStatus } from '@portal/ui';

const REQUESTS: Record<RequestState, CellStatus> = {
  incomplete: { tone: 'partner', label: 'Em cadastro' },
  ready: { tone: 'info', label: 'Pronta para envio' },
  expired: { tone: 'danger', label: 'Expirada' },
  sent: { tone: 'success', label: 'Enviada' },
};

/** How the state of a request is shown. */
export function requestStatus(state: RequestState): CellStatus {
  return REQUESTS[state];
}

const TONES: Record<RegistrationStatus, CellStatus['tone']> = {
  ACadastrar: 'partner',
  Aguardando: 'warning',
  AguardandoValidacao: 'warning',
  Cadastrando: 'info',
  Validado: 'info',
  Concluido: 'success',
  Aprovado: 'success',
  Recusado: 'danger',
};

/** How the status of a family or product of a request is shown (SOL-033 to SOL-037). */
export function registrationStatus(status: RegistrationStatus, of: RegistrationStatusOf): CellStatus {
  return { tone: TONES[status], label: registrationStatusText(status, of) };
}

/** How a validation is shown, of which the gateway tells the label alone (FND-068). */
export function validationStatus(label: string): CellStatus {
  // Object.keys does not know the names of the statuses.
  const statuses = Object.keys(TONES) as RegistrationStatus[];
  const status = statuses.find((one) => one !== 'ACadastrar' && REGISTRATION_STATUS_LABELS[one] === label);
  return { tone: status ? TONES[status] : 'neutral', label };
}
