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

/** Badge of the state of a request. */
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

/** Badge of the status of a family or product of a request (SOL-033 to SOL-037). */
export function registrationStatus(status: RegistrationStatus, of: RegistrationStatusOf): CellStatus {
  return { tone: TONES[status], label: registrationStatusText(status, of) };
}

/** Badge of a validation, for which the gateway sends only the label (FND-068). */
export function validationStatus(label: string): CellStatus {
  // Object.keys loses the names of the statuses.
  const statuses = Object.keys(TONES) as RegistrationStatus[];
  const status = statuses.find((one) => one !== 'ACadastrar' && REGISTRATION_STATUS_LABELS[one] === label);
  return { tone: status ? TONES[status] : 'neutral', label };
}
