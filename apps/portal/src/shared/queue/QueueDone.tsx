import { Button, EmptyState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { servicesAtom } from '../services/servicesAtom.ts';

interface QueueDoneProps {
  /** What was done. */
  description: string;
  /** Address of the list that the queue was opened from. */
  backHref: string;
}

/** All records of a queue are decided: says so, and leads back to the list. */
export function QueueDone({ description, backHref }: QueueDoneProps) {
  const { router } = useAtomValue(servicesAtom);
  return (
    <EmptyState
      title="Fila concluída"
      description={description}
      icon={<CircleCheck aria-hidden="true" />}
      action={
        <Button variant="primary" onClick={() => void router.navigate(backHref)}>
          Voltar para a lista
        </Button>
      }
    />
  );
}
