import type { StaffRole } from './staffRoles.ts';

/** State of a member of staff: invited without a password yet, active, or without access any more. */
export type StaffState = 'Convidado' | 'Ativo' | 'Encerrado';

/** What decides what may be done with a member of staff. */
export interface StaffStanding {
  readonly situacao: StaffState;
  /** Whether it is the person who acts. */
  readonly proprio: boolean;
  /** Whether nobody else of Diretoria is active. */
  readonly unicaDiretoria: boolean;
}

/** What is done with a member of staff. */
export type StaffAct = 'change' | 'invite' | 'end' | 'return';

const ENDED = 'O acesso foi encerrado: reative-o antes';

/** Why an act is closed for a member of staff, `null` when it is open (D25). */
const REASONS: Readonly<Record<StaffAct, (member: StaffStanding) => string | null>> = {
  change: ({ situacao }) => (situacao === 'Encerrado' ? ENDED : null),
  invite: ({ situacao }) => {
    if (situacao === 'Encerrado') return ENDED;
    return situacao === 'Ativo' ? 'A pessoa já escolheu a senha' : null;
  },
  end: ({ situacao, proprio, unicaDiretoria }) => {
    if (situacao === 'Encerrado') return 'O acesso já foi encerrado';
    if (proprio) return 'Ninguém encerra o próprio acesso: peça a outra pessoa da diretoria';
    return unicaDiretoria ? 'Única pessoa ativa da diretoria: alguém precisa cuidar da equipe' : null;
  },
  return: ({ situacao }) => (situacao === 'Encerrado' ? null : 'O acesso não foi encerrado'),
};

/** Why an act is closed for a member of staff, as a sentence for the user; `null` when it is open (D25). */
export function whyNot(act: StaffAct, member: StaffStanding): string | null {
  return REASONS[act](member);
}

/** Why these roles cannot be those of a member; `null` when they can: one active member of Diretoria stays (D25). */
export function whyNotRoles(
  { unicaDiretoria }: Pick<StaffStanding, 'unicaDiretoria'>,
  roles: readonly StaffRole[],
): string | null {
  return unicaDiretoria && !roles.includes('Diretoria')
    ? 'Única pessoa ativa da diretoria: dê a função a outra antes de retirá-la'
    : null;
}
