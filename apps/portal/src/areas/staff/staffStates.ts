import type { Schemas } from '@portal/api';
import type { StaffState } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import type { CellStatus } from '@portal/ui';

/** A member of staff. */
export type StaffMember = Schemas['StaffMember'];

/** How each state of a member of staff is shown. */
export const STATES: Readonly<Record<StaffState, CellStatus>> = {
  Convidado: { tone: 'warning', label: 'Convidado' },
  Ativo: { tone: 'success', label: 'Ativo' },
  Encerrado: { tone: 'neutral', label: 'Encerrado' },
};

/** What the state of an invitation is, for one who has not chosen a password; `null` for the others. */
export function invitationText({
  situacao,
  conviteNaoEnviado,
  conviteValidoAte,
}: StaffMember): string | null {
  if (situacao !== 'Convidado') return null;
  if (conviteNaoEnviado) return 'Não enviado: sem servidor de e-mail';
  return conviteValidoAte === null ? 'Vencido' : `Vale até ${formatInstantDateTime(conviteValidoAte)}`;
}
