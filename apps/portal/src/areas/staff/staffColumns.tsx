import { ROLE_LABELS, type StaffAct, staffFields, whyNot } from '@portal/domain';
import type { Column, RowAction } from '@portal/ui';
import { Eye, MailPlus, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react';
import { lastAccess, STATES, type StaffMember } from './staffStates.ts';

const editIcon = <Pencil />;
const inviteIcon = <MailPlus />;
const endIcon = <UserRoundX />;
const readsIcon = <Eye />;
const returnIcon = <UserRoundCheck />;

/** What a member is called. */
export const nameOf = ({ nome, proprio }: StaffMember) => (proprio ? `${nome} (você)` : nome);

const rolesOf = ({ funcoes }: StaffMember) => funcoes.map((role) => ROLE_LABELS[role]).join(', ');

/** Most characters of roles that stand in two lines of their column. */
const MOST_IN_TWO_LINES = 36;

/** Columns of the table of the staff, without the acts (D25): with them they fit a window of 1280 px, and in a wider one the texts grow. */
export const staffColumns: readonly Column<StaffMember>[] = [
  {
    id: 'nome',
    header: staffFields.nome.label,
    format: 'text',
    width: 168,
    value: nameOf,
    text: ({ nome }) => nome,
  },
  {
    id: 'email',
    header: staffFields.email.label,
    format: 'text',
    width: 208,
    twoLines: true,
    value: ({ email }) => email,
  },
  {
    id: 'funcoes',
    header: staffFields.funcoes.label,
    format: 'text',
    width: 160,
    twoLines: true,
    value: rolesOf,
    popup: (member) => {
      const content = rolesOf(member);
      return content.length > MOST_IN_TWO_LINES ? { title: staffFields.funcoes.label, content } : undefined;
    },
  },
  {
    id: 'situacao',
    header: 'Situação',
    format: 'status',
    width: 120, // the longest state, whole
    grow: false,
    value: ({ situacao }) => STATES[situacao],
  },
  {
    id: 'dataUltimoAcesso',
    header: 'Último acesso',
    format: 'text',
    width: 164,
    twoLines: true,
    value: lastAccess,
  },
];

/** The acts on a member; one that is closed says why. What a member read is open whatever the state (D32). */
export function staffActions(
  does: Readonly<Record<StaffAct | 'reads', (member: StaffMember) => void>>,
): Column<StaffMember> {
  const action = (act: StaffAct, member: StaffMember, look: Pick<RowAction, 'label' | 'icon'>): RowAction => {
    const reason = whyNot(act, member);
    return {
      ...look,
      onSelect: () => does[act](member),
      ...(reason !== null && { disabled: true, disabledReason: reason }),
    };
  };
  return {
    id: 'actions',
    header: 'Ações',
    format: 'actions',
    grow: false,
    width: 124, // four acts of an invited person
    actions: (member) => [
      action('change', member, { label: 'Editar', icon: editIcon }),
      ...(member.situacao === 'Convidado'
        ? [action('invite', member, { label: 'Convidar de novo', icon: inviteIcon })]
        : []),
      member.situacao === 'Encerrado'
        ? action('return', member, { label: 'Reativar acesso', icon: returnIcon })
        : action('end', member, { label: 'Encerrar acesso', icon: endIcon }),
      { label: 'Dados lidos por', icon: readsIcon, onSelect: () => does.reads(member) },
    ],
  };
}
