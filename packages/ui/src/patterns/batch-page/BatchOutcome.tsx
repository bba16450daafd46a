import { Download, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { downloadBlob } from '../../files/download-blob/downloadBlob.ts';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { BatchList } from './BatchList.tsx';
import { batchPageTexts } from './BatchPage.texts.ts';
import { batchFile } from './batchFile.ts';
import {
  amountText,
  type BatchItem,
  type BatchResult,
  batchLines,
  byUrgency,
  linesIn,
  totalAmount,
} from './batchOutcomes.ts';

interface BatchOutcomeProps {
  items: readonly BatchItem[];
  results: readonly BatchResult[];
  /** Without ending. */
  fileName: string;
  onFollow: ((id: BatchItem['id']) => void) | undefined;
  onRun: ((ids: readonly BatchItem['id'][]) => void) | undefined;
  onFinish: (() => void) | undefined;
  /** What else can be done with the results. */
  children: ReactNode;
}

/** After a batch act: each item's result, the list as a file, and another try for what failed or was never sent. Renders no element of its own. */
export function BatchOutcome({
  items,
  results,
  fileName,
  onFollow,
  onRun,
  onFinish,
  children,
}: BatchOutcomeProps) {
  const messages = useMessages(batchPageTexts);
  const { formats } = useMessages(valueTexts);
  const lines = byUrgency(batchLines(items, results));
  const done = linesIn(lines, 'done');
  const blocked = linesIn(lines, 'blocked');
  const failed = linesIn(lines, 'failed');
  const undone = linesIn(lines, 'undone');
  const waiting = linesIn(lines, 'waiting'); // an interrupted run leaves some
  const retried = failed.filter(({ final }) => !final);
  const again = [...retried, ...waiting];
  const total = amountText(totalAmount(done.map(({ item }) => item)), formats);
  const counts = [
    { title: messages.batchDone, value: done.length },
    ...(undone.length > 0 ? [{ title: messages.batchUndone, value: undone.length }] : []),
    { title: messages.batchFailed, value: failed.length },
    ...(waiting.length > 0 ? [{ title: messages.batchStates.waiting, value: waiting.length }] : []),
    { title: messages.batchBlocked, value: blocked.length },
  ];
  return (
    <>
      <SummaryCard
        variant="counts"
        items={total === undefined ? counts : [...counts, { title: messages.batchTotalDone, value: total }]}
      />
      <BatchList title={messages.batchColumns.state} lines={lines} showStates onFollow={onFollow} />
      <StickyBar
        status={messages.batchSummary(
          done.length,
          failed.length,
          waiting.length,
          blocked.length,
          undone.length,
        )}
      >
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => downloadBlob(batchFile(lines, messages), `${fileName}.csv`)}
        >
          {messages.downloadList}
        </Button>
        {children}
        {again.length > 0 && (
          <Button
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => onRun?.(again.map(({ item }) => item.id))}
          >
            {messages.batchRetry(retried.length, waiting.length, failed.length - retried.length)}
          </Button>
        )}
        <Button variant="primary" onClick={onFinish}>
          {messages.batchFinish}
        </Button>
      </StickyBar>
    </>
  );
}
