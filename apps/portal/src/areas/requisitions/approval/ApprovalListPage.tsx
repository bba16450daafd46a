import { Button, Section, Stack } from '@portal/ui';
import { useAtom } from 'jotai';
import { ChartLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CloseContext, lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { lazyPart } from '../../../shared/loading/lazyPart.ts';
import { DecidedList } from '../list/DecidedList.tsx';
import { APPROVAL_ACTS, createDecisions } from '../list/requisitionDecisions.ts';
import { approvalHref, requisitionsToApprove } from '../list/requisitionLists.ts';
import { useRequisitionList } from '../list/useRequisitionList.ts';
import { ApprovalQueueButton } from '../queue/ApprovalQueueButton.tsx';
import { analysisShownAtom } from './analysisShownAtom.ts';

const ReleasesChart = lazyPart(async () => (await import('./ReleasesChart.tsx')).ReleasesChart);
const RequisitionLog = lazyPart(async () => (await import('../history/RequisitionLog.tsx')).RequisitionLog);
const GraphicAnalysis = lazyOverlay(
  async () => (await import('../analysis/GraphicAnalysis.tsx')).GraphicAnalysis,
);
const ProjectedCashFlow = lazyPart(
  async () => (await import('../projection/ProjectedCashFlow.tsx')).ProjectedCashFlow,
);

const focus = (button: HTMLElement | null) => button?.focus();

/** Requisitions that are approved or refused together. */
const approvals = createDecisions('requisitions-to-approve');

/** 'Aprovar requisições': the validated ones, with what falls due of those that are chosen and the edit log of exactly one (RQA-001 to RQA-033). */
export function ApprovalListPage() {
  const view = useRequisitionList(requisitionsToApprove);
  const { chosen } = view.choice;
  const ids = chosen.map(({ id }) => id);
  const [only, ...others] = ids;
  const [isAnalysis, showAnalysis] = useAtom(analysisShownAtom);
  const [wasAnalysis, setWasAnalysis] = useState(isAnalysis);
  if (isAnalysis && !wasAnalysis) setWasAnalysis(true);
  const backToList = () => showAnalysis(false);
  if (isAnalysis) {
    return (
      <CloseContext value={backToList}>
        <GraphicAnalysis onBack={backToList} />
      </CloseContext>
    );
  }
  return (
    <Stack>
      <DecidedList
        view={view}
        decisions={approvals}
        acts={APPROVAL_ACTS}
        description="Confira as requisições validadas, veja o que vence de cada uma e aprove ou recuse."
        rowHref={approvalHref}
        actions={
          <>
            <ApprovalQueueButton />
            <Button
              ref={wasAnalysis ? focus : undefined}
              icon={<ChartLine aria-hidden="true" />}
              onClick={() => showAnalysis(true)}
            >
              Análise Gráfica
            </Button>
          </>
        }
      >
        <ReleasesChart requisitions={ids} />
        {/* Their code comes with the first choice, which does not wait for it. */}
        <Suspense>
          {only !== undefined && others.length === 0 && (
            <Section title={`Log de edições da requisição ${only}`}>
              <RequisitionLog requisicaoId={only} />
            </Section>
          )}
          {ids.length > 0 && <ProjectedCashFlow requisitionIds={ids} />}
        </Suspense>
      </DecidedList>
    </Stack>
  );
}
ApprovalListPage.prefetch = requisitionsToApprove.rowsAtom.prefetchAtom;
