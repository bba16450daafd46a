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

/** When a member last signed in, if ever; of one who was invited and never did, what became of the invitation. */
export function lastAccess({
  situacao,
  conviteNaoEnviado,
  conviteValidoAte,
  dataUltimoAcesso,
}: StaffMember): string | null {
  if (situacao !== 'Convidado')
    return dataUltimoAcesso === null ? 'Nunca entrou' : formatInstantDateTime(dataUltimoAcesso);
  if (conviteNaoEnviado) return 'Convite não enviado: sem servidor de e-mail';
  if (conviteValidoAte === null) return 'Convite vencido';
  return `Convite até ${formatInstantDateTime(conviteValidoAte)}`;
}
