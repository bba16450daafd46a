import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { writeListAddress } from '../../../shared/list/listAddress.ts';
import { QueueButton } from '../../../shared/queue/QueueButton.tsx';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { recordHref } from './registrationAddress.ts';
import type { RegistrationList } from './registrationLists.ts';
import { decidesIn, readReviewQueue } from './reviewQueue.ts';

/** Opens the first record that waits for the user, as a review queue; only for users who decide in this list. */
export function ReviewQueueButton({ list }: { list: RegistrationList }) {
  const api = useAtomValue(apiAtom);
  const filter = useAtomValue(list.filterAtom);
  const roles = useAtomValue(sessionAtom)?.roles ?? [];
  if (!decidesIn(list, roles)) return null;
  const firstHref = async (signal: AbortSignal) => {
    const [first] = await readReviewQueue(api, list, filter, roles, signal);
    return first
      ? recordHref(first.id, { page: list.page, search: writeListAddress('', filter) }, true)
      : null;
  };
  return <QueueButton firstHref={firstHref} noneText="Nenhum cadastro desta lista aguarda a sua análise." />;
}
