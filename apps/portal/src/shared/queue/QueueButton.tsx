import { toApiError } from '@portal/api';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ListChecks } from 'lucide-react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyAtom, servicesAtom } from '../services/servicesAtom.ts';
import { useWorkSignal } from '../services/useWorkSignal.ts';

interface QueueButtonProps {
  /** Reads which record comes first, and gives its address in the queue; `null` where none waits. */
  firstHref(signal: AbortSignal): Promise<string | null>;
  /** What is said where none waits. */
  noneText: string;
}

/** Opens the first record of a list that waits for the user, as a review queue, unless the page is left before. */
export function QueueButton({ firstHref, noneText }: QueueButtonProps) {
  const notify = useAtomValue(notifyAtom);
  const { router } = useAtomValue(servicesAtom);
  const workSignal = useWorkSignal();
  const { act, underWay } = useOneAtATime(async () => {
    const signal = workSignal();
    try {
      const first = await firstHref(signal);
      if (signal.aborted) return;
      if (first === null) notify.warning(noneText);
      else await router.navigate(first);
    } catch (error) {
      if (!signal.aborted) notify.error(toApiError(error));
    }
  });
  return (
    <Button
      variant="primary"
      icon={<ListChecks aria-hidden="true" />}
      loading={underWay}
      onClick={() => void act()}
    >
      Analisar em sequência
    </Button>
  );
}
