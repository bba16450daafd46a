import { Stack } from '@portal/ui';
import { lazyPart } from '../../../app/lazyPart.ts';
import { DecidedList } from '../list/DecidedList.tsx';
import { APPROVAL_ACTS, createDecisions } from '../list/requisitionDecisions.ts';
import { approvalHref, requisitionsToApprove } from '../list/requisitionLists.ts';
import { useRequisitionList } from '../list/useRequisitionList.ts';

const ReleasesChart = lazyPart(async () => (await import('./ReleasesChart.tsx')).ReleasesChart);

/** Requisitions that are approved or refused together. */
const approvals = createDecisions();

/** 'Aprovar requisições': the validated ones, with what falls due of those that are chosen (RQA-001 to RQA-025). */
export function ApprovalListPage() {
  const view = useRequisitionList(requisitionsToApprove);
  const { chosen } = view.choice;
  return (
    <Stack>
      <DecidedList
        view={view}
        decisions={approvals}
        acts={APPROVAL_ACTS}
        description="Confira as requisições validadas, veja o que vence de cada uma e aprove ou recuse."
        rowHref={approvalHref}
      >
        <ReleasesChart requisitions={chosen.map(({ id }) => id)} />
      </DecidedList>
    </Stack>
  );
}
