import { Progress } from '../../feedback/progress/Progress.tsx';
import { Card } from '../../layout/card/Card.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { BatchList } from './BatchList.tsx';
import * as S from './BatchPage.styles.ts';
import { batchPageTexts } from './BatchPage.texts.ts';
import { type BatchItem, type BatchResult, batchLines, linesIn } from './batchOutcomes.ts';

interface BatchRunProps {
  items: readonly BatchItem[];
  results: readonly BatchResult[];
}

/** While a batch act runs: how far it is, and what has failed so far. Renders no element of its own. */
export function BatchRun({ items, results }: BatchRunProps) {
  const messages = useMessages(batchPageTexts);
  const lines = batchLines(items, results);
  const sent = linesIn(lines, 'waiting', 'done', 'failed').length;
  const over = linesIn(lines, 'done', 'failed').length;
  return (
    <>
      <Card>
        <Stack gap="sm">
          <Progress label={messages.batchProgress(over, sent)} value={over} max={sent} />
          <S.Hint>{messages.batchKeepOpen}</S.Hint>
        </Stack>
      </Card>
      <BatchList title={messages.batchFailed} lines={linesIn(lines, 'failed')} />
    </>
  );
}
