import { actOnRequisition } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { QueueButton } from '../../../shared/queue/QueueButton.tsx';
import { requisitionsToApprove as list } from '../list/requisitionLists.ts';
import { queuedHref } from './approvalQueueAtoms.ts';

/** Opens the validated requisitions of the list as a queue, for users who may approve. */
export function ApprovalQueueButton() {
  const readFirst = useAtomValue(list.firstRowsAtom);
  const { search } = useAtomValue(list.addressAtom);
  const roles = useAtomValue(rolesAtom);
  if (actOnRequisition(roles, list.fixedStatus ?? '', 'approve').reason !== null) return null;
  const firstHref = async () => {
    const [first] = await readFirst(1);
    return first ? queuedHref(first.id, search) : null;
  };
  return <QueueButton firstHref={firstHref} noneText="Nenhuma requisição desta lista aguarda a aprovação." />;
}
