import { Button, ConfirmDialog, DataTable, Section } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '../../shared/forms/useOneAtATime.ts';
import { readingOf } from '../../shared/server-state/readingOf.ts';
import { type Ending, endSessionsAtom, sessionsAtom } from './accountAtoms.ts';
import { sessionColumns, sessionName } from './sessionColumns.tsx';

/** Where the account of the user is open; all but this session can be ended (D25). */
export function SessionsSection() {
  const query = useAtomValue(sessionsAtom);
  const [asked, setAsked] = useState<Ending | null>(null);
  const columns = useMemo(() => sessionColumns(setAsked), []);
  const endSessions = useSetAtom(endSessionsAtom);
  const { act, underWay } = useOneAtATime(async (ending: Ending) => {
    // Another one may be asked about by then.
    if (await endSessions(ending)) setAsked((now) => (now === ending ? null : now));
  });
  const sessions = query.data?.sessoes;
  return (
    <Section
      title="Sessões"
      description="Onde a sua conta está aberta. Encerre as que você não reconhece e altere a senha."
      actions={
        sessions?.some(({ atual }) => !atual) && (
          <Button onClick={() => setAsked('others')}>Encerrar as outras</Button>
        )
      }
    >
      <DataTable
        label="Sessões"
        columns={columns}
        rows={sessions}
        getRowId={({ id }) => id}
        rowName={sessionName}
        {...readingOf(query)}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked === 'others' ? 'Encerrar as outras sessões' : 'Encerrar sessão'}
        confirmLabel="Encerrar"
        cancelLabel="Cancelar"
        tone="danger"
        saving={underWay}
        onConfirm={() => asked && act(asked)}
      >
        {asked === 'others' && 'Todas as sessões são encerradas, menos esta. '}
        {asked !== null && asked !== 'others' && `${sessionName(asked)}. `}
        Quem estiver usando o portal lá precisa entrar de novo, e perde o que não salvou.
      </ConfirmDialog>
    </Section>
  );
}
