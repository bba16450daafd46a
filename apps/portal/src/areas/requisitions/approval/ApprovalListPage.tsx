import { Button, Stack } from '@portal/ui';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../app/lazyPart.ts';
import { DecidedList } from '../list/DecidedList.tsx';
import { APPROVAL_ACTS, createDecisions } from '../list/requisitionDecisions.ts';
import { approvalHref, requisitionsToApprove } from '../list/requisitionLists.ts';
import { useRequisitionList } from '../list/useRequisitionList.ts';

const ReleasesChart = lazyPart(async () => (await import('./ReleasesChart.tsx')).ReleasesChart);

const GraphicAnalysis = lazyPart(
  async () => (await import('../analysis/GraphicAnalysis.tsx')).GraphicAnalysis,
);
const ProjectedCashFlow = lazyPart(
  async () => (await import('../projection/ProjectedCashFlow.tsx')).ProjectedCashFlow,
);

const focus = (button: HTMLElement | null) => button?.focus();

/** Requisitions that are approved or refused together. */
const approvals = createDecisions();

/** 'Aprovar requisições': the validated ones, with what falls due of those that are chosen (RQA-001 to RQA-025). */
export function ApprovalListPage() {
  const view = useRequisitionList(requisitionsToApprove);
  const { chosen } = view.choice;
  const ids = chosen.map(({ id }) => id);
  const [analysis, setAnalysis] = useState<'unopened' | 'open' | 'left'>('unopened');
  if (analysis === 'open') return <GraphicAnalysis onBack={() => setAnalysis('left')} />;
  return (
    <Stack>
      <DecidedList
        view={view}
        decisions={approvals}
        acts={APPROVAL_ACTS}
        description="Confira as requisições validadas, veja o que vence de cada uma e aprove ou recuse."
        rowHref={approvalHref}
        actions={
          <Button
            ref={analysis === 'left' ? focus : undefined}
            icon={<ChartLine aria-hidden="true" />}
            onClick={() => setAnalysis('open')}
          >
            Análise Gráfica
          </Button>
        }
      >
        <ReleasesChart requisitions={ids} />
        {ids.length > 0 && <ProjectedCashFlow requisitionIds={ids} />}
      </DecidedList>
    </Stack>
  );
}
