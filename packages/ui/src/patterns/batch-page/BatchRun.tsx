import { Progress } from '../../feedback/progress/Progress.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useNews } from '../../internal/announcement/useNews.ts';
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

/** While a batch act runs: how far it is, and what has failed so far; each quarter and the first failure are announced. Renders no element of its own. */
export function BatchRun({ items, results }: BatchRunProps) {
  const messages = useMessages(batchPageTexts);
  const lines = batchLines(items, results);
  const sent = linesIn(lines, 'waiting', 'done', 'failed').length;
  const failed = linesIn(lines, 'failed');
  const over = linesIn(lines, 'done', 'failed').length;
  const progress = messages.batchProgress(over, sent);
  const quarter = sent === 0 ? 0 : Math.floor((over / sent) * 4);
  const reached = useNews(quarter, () => progress);
  const failure = useNews(failed.length > 0, () => {
    const [first] = failed;
    return first && messages.batchFirstFailure(first.item.name, first.reason ?? messages.batchFailure);
  });
  return (
    <>
      <Card>
        <Stack gap="sm">
          <Progress label={progress} value={over} max={sent} />
          <S.Hint>{messages.batchKeepOpen}</S.Hint>
        </Stack>
      </Card>
      <BatchList title={messages.batchFailed} lines={failed} />
      <Announcement>{reached}</Announcement>
      <Announcement>{failure}</Announcement>
    </>
  );
}
