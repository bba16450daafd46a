import { Banner, Button } from '@portal/ui';
import * as S from './RepeatedNotice.styles.ts';

interface ChangedNoticeProps {
  /** Labels of the fields that others changed. */
  names: readonly string[];
  /** Shows both values, to choose; `null` where the form has theirs already. */
  onReview: (() => void) | null;
}

/** Says what others changed while the form was open, where the form has no bar that says so (D7). */
export function ChangedNotice({ names, onReview }: ChangedNoticeProps) {
  return (
    <S.Place role="status">
      {names.length > 0 && (
        <Banner
          tone="warning"
          title={`Este registro mudou: ${names.join(', ')}`}
          action={
            onReview && (
              <Button size="sm" onClick={onReview}>
                Ver o que mudou
              </Button>
            )
          }
        />
      )}
    </S.Place>
  );
}
