import { useId, useRef } from 'react';
import { PageContent } from '../../internal/page-content/PageContent.tsx';
import { useFocusOnPage } from '../../internal/page-content/useFocusOnPage.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { BatchChoice } from './BatchChoice.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import * as S from './BatchPage.styles.ts';
import { batchPageTexts } from './BatchPage.texts.ts';
import type { BatchPageProps } from './BatchPage.types.ts';
import { BatchReview } from './BatchReview.tsx';
import { BatchRun } from './BatchRun.tsx';
import { useItemFocus } from './useItemFocus.ts';
import { useStageFocus } from './useStageFocus.ts';

/**
 * One act for many items: they are selected, looked at before (which can go, which cannot and why, the total), run, and
 * looked at after, with another try for what failed. Renders a `<div>`.
 */
export function BatchPage({
  title,
  description,
  backHref,
  actions,
  filters,
  loading = false,
  error = null,
  onRetry,
  stage = 'idle',
  acts = [],
  actId,
  items = [],
  results = [],
  startAt,
  onFollow,
  onReview,
  onBack,
  onRun,
  onFinish,
  review,
  runDisabledReason,
  outcomeActions,
  fileName = 'resultado',
  dialogs,
  children,
  ref,
  ...rest
}: BatchPageProps) {
  const messages = useMessages(batchPageTexts);
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const current = acts.find(({ id }) => id === actId);
  const shown = current ? stage : 'idle';
  useStageFocus(shown, actId, own, headingRef);
  useItemFocus(shown === 'done' ? startAt : null, own, headingRef);
  const root = useFocusOnPage(rest); // after the stage, which comes first

  const headings = {
    review: messages.batchReview,
    running: messages.batchRunning,
    done: messages.batchOutcome,
  };
  return (
    <S.Root {...root} ref={rootRef} aria-busy={loading || shown === 'running'}>
      <PageHead
        title={title}
        description={description}
        backHref={shown === 'idle' ? backHref : undefined}
        actions={shown === 'idle' ? actions : undefined}
      />
      <S.Choice hidden={shown !== 'idle'}>
        {filters}
        {children}
        {acts.length > 0 && <BatchChoice {...{ acts, items, onReview }} />}
      </S.Choice>
      {current && shown !== 'idle' && (
        <S.Stage aria-labelledby={headingId}>
          <S.StageTitle ref={headingRef} id={headingId} tabIndex={-1}>
            {headings[shown](current.label)}
          </S.StageTitle>
          <PageContent {...{ loading, error, onRetry }}>
            {shown === 'review' && (
              <BatchReview {...{ act: current, items, onBack, onRun }} disabledReason={runDisabledReason}>
                {review}
              </BatchReview>
            )}
            {shown === 'running' && <BatchRun {...{ items, results }} />}
            {shown === 'done' && (
              <BatchOutcome {...{ items, results, fileName, onFollow, onRun, onFinish }}>
                {outcomeActions}
              </BatchOutcome>
            )}
          </PageContent>
        </S.Stage>
      )}
      {dialogs}
    </S.Root>
  );
}
