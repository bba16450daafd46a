import { errorMessage } from '@portal/api';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ListChecks } from 'lucide-react';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { writeListAddress } from '../../../shared/list/listAddress.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { recordHref } from './registrationAddress.ts';
import type { RegistrationList } from './registrationLists.ts';
import { decidesIn, readReviewQueue } from './reviewQueue.ts';

/** Opens the first record that waits for the user, as a review queue; only for users who decide in this list. */
export function ReviewQueueButton({ list }: { list: RegistrationList }) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { router } = useAtomValue(servicesAtom);
  const filter = useAtomValue(list.filterAtom);
  const roles = useAtomValue(sessionAtom)?.roles ?? [];
  const { act, underWay } = useOneAtATime(async () => {
    try {
      const [first] = await readReviewQueue(api, list, filter, roles);
      const place = { page: list.page, search: writeListAddress('', filter) };
      if (first) await router.navigate(recordHref(first.id, place, true));
      else notify.warning('Nenhum cadastro desta lista aguarda a sua análise.');
    } catch (error) {
      notify.error(errorMessage(error));
    }
  });
  if (!decidesIn(list, roles)) return null;
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
