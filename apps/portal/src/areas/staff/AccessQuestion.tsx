import { ConfirmDialog } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useOneAtATime } from '../../shared/forms/useOneAtATime.ts';
import { accessAtom } from './staffRegister.ts';
import type { StaffMember } from './staffStates.ts';

/** The access that is about to be ended or given again. */
export interface AskedAccess {
  readonly act: 'end' | 'return';
  readonly member: StaffMember;
}

const TEXTS = {
  end: {
    title: 'Encerrar acesso',
    confirmLabel: 'Encerrar acesso',
    ask: ({ nome, situacao, conviteValidoAte }: StaffMember) => {
      if (situacao !== 'Convidado')
        return `${nome} sai agora de todos os dispositivos, perde o que não salvou e não entra mais. O que fez no portal continua registrado.`;
      const link = conviteValidoAte === null ? '' : ': o link do convite deixa de valer';
      return `${nome} ainda não entrou no portal e não poderá mais entrar${link}.`;
    },
  },
  return: {
    title: 'Reativar acesso',
    confirmLabel: 'Reativar acesso',
    ask: ({ nome }: StaffMember) => `${nome} volta a ter acesso, com as funções que tinha.`,
  },
} as const;

interface AccessQuestionProps {
  asked: AskedAccess | null;
  /** Called when a question is over. */
  onDone(asked: AskedAccess): void;
}

/** Asks before the access of a member ends or is given again (D25). */
export function AccessQuestion({ asked, onDone }: AccessQuestionProps) {
  const does = useSetAtom(accessAtom);
  const { act, underWay } = useOneAtATime(async (question: AskedAccess) => {
    if (await does(question.act, question.member)) onDone(question);
  });
  const texts = TEXTS[asked?.act ?? 'end'];
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => open || (asked && onDone(asked))}
      title={texts.title}
      confirmLabel={texts.confirmLabel}
      cancelLabel="Cancelar"
      tone={asked?.act === 'return' ? 'neutral' : 'danger'}
      saving={underWay}
      onConfirm={() => asked && act(asked)}
    >
      {asked && texts.ask(asked.member)}
    </ConfirmDialog>
  );
}
