import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { Card } from '../../layout/card/Card.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './AnalysisPage.styles.ts';

/** Placeholders of charts, with a loading status. Renders a `<div>`. */
export function AnalysisSkeleton({ columns }: { columns: 1 | 2 }) {
  return (
    <S.Charts data-columns={columns}>
      <Announcement>{useMessages(commonTexts).loading}</Announcement>
      {Array.from({ length: columns }, (_, index) => index).map((chart) => (
        <Card key={chart}>
          <Stack>
            <Skeleton width="200px" height={16} />
            <Skeleton shape="block" height={320} />
          </Stack>
        </Card>
      ))}
    </S.Charts>
  );
}
