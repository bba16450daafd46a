import { href } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { writeListAddress } from '../../../shared/list/listAddress.ts';
import { useQueueProgress } from '../../../shared/queue/useQueueProgress.ts';
import { requisitionsToApprove } from '../list/requisitionLists.ts';
import { approvalQueue, earlyNextAtom, filterAtom } from './approvalQueueAtoms.ts';

/**
 * Where the director stands in the queue of approval, and the way back to the list at the very row, or at the one that stands
 * in its place once it is decided.
 *
 * @param isClosed whether the requisition on screen can no longer be decided.
 */
export function useApprovalProgress(isClosed: boolean) {
  useAtomValue(earlyNextAtom);
  const { undecided, ...progress } = useQueueProgress(approvalQueue, isClosed);
  const shown = useAtomValue(approvalQueue.shownAtom);
  const { ids } = useAtomValue(approvalQueue.queueAtom);
  const leaveAt = useSetAtom(requisitionsToApprove.returnAtom);
  const at = ids.indexOf(shown ?? '');
  const before = undecided.filter((id) => ids.indexOf(id) < at).length;
  const place = Math.min(before, Math.max(0, undecided.length - 1));
  const page = Math.floor(place / requisitionsToApprove.pageSize) + 1;
  const filter = { ...useAtomValue(filterAtom), page };
  const rowId = Number(undecided[place] ?? shown);
  const of = JSON.stringify(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what the filter says
  useEffect(() => leaveAt(filter, rowId), [leaveAt, of, rowId]);

  return { ...progress, backHref: `${href(requisitionsToApprove.page)}${writeListAddress('', filter)}` };
}
