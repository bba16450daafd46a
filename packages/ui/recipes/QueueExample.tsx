import { formatBrl, formatCnpj } from '@portal/formats';
import { Card, ConfirmDialog, DescriptionList, type Failure, QueuePage } from '@portal/ui';
import { useState } from 'react';
import { createDecisionServer, registrations } from './sampleServer.ts';

const questions = {
  approve: { title: 'Aprovar cadastro', confirm: 'Aprovar', tone: 'neutral', observations: undefined },
  refuse: { title: 'Recusar cadastro', confirm: 'Recusar', tone: 'danger', observations: 'required' },
} as const;

/** A queue that is decided one by one, by button or key; a refusal of the server stays in the question that was asked. */
export function QueueExample() {
  const [server] = useState(createDecisionServer);
  const [waiting, setWaiting] = useState(registrations);
  const [place, setPlace] = useState(0);
  const [asked, setAsked] = useState<keyof typeof questions>('approve');
  const [asking, setAsking] = useState(false);
  const [deciding, setDeciding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const shown = waiting[place] ?? waiting.at(-1);

  const ask = (decision: keyof typeof questions) => ({
    onSelect: () => {
      setFailure(null);
      setAsked(decision);
      setAsking(true);
    },
  });

  const decide = async () => {
    if (!shown) return;
    setDeciding(true);
    setFailure(null);
    try {
      await server.decide(shown.id);
      setAsking(false);
      setWaiting(waiting.filter(({ id }) => id !== shown.id));
    } catch (error) {
      setFailure({ message: error instanceof Error ? error.message : 'Algo de errado aconteceu.' });
    }
    setDeciding(false);
  };

  const { title, confirm, tone, observations } = questions[asked];
  return (
    <QueuePage
      title="Primeira análise"
      item={shown ?? null}
      position={shown ? waiting.indexOf(shown) + 1 : 0}
      total={waiting.length}
      onPrevious={place > 0 ? () => setPlace(place - 1) : undefined}
      onNext={place < waiting.length - 1 ? () => setPlace(place + 1) : undefined}
      decisions={{ approve: ask('approve'), refuse: ask('refuse') }}
      dialogs={
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={title}
          confirmLabel={confirm}
          tone={tone}
          observations={observations}
          saving={deciding}
          error={failure}
          onConfirm={decide}
        >
          {shown?.name}
        </ConfirmDialog>
      }
    >
      <Card>
        {shown && (
          <DescriptionList
            items={[
              { label: 'CNPJ', value: formatCnpj(shown.cnpj) },
              { label: 'Valor previsto', value: formatBrl(shown.amount) },
            ]}
          />
        )}
      </Card>
    </QueuePage>
  );
}
