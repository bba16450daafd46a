import { CircleCheck, Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { PageContent } from '../../internal/page-content/PageContent.tsx';
import { useFocusOnPage } from '../../internal/page-content/useFocusOnPage.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { QueueContent } from './QueueContent.tsx';
import { QueueDecisions } from './QueueDecisions.tsx';
import { QueueKeysDialog } from './QueueKeysDialog.tsx';
import { QueueMoves } from './QueueMoves.tsx';
import * as S from './QueuePage.styles.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import type { QueuePageProps } from './QueuePage.types.ts';
import { QueueSide } from './QueueSide.tsx';
import { useArrival } from './useArrival.ts';
import { useQueueActs } from './useQueueActs.ts';

const nothing = {};

/**
 * Reviews a queue one item after another, by pointer or by key: J next, K previous, A approve, R refuse, P pendency and
 * ? for the list of keys. Renders a `<div>`.
 */
export function QueuePage({
  title,
  description,
  backHref,
  item,
  position,
  total,
  loading = false,
  error = null,
  onRetry,
  onPrevious,
  onNext,
  decisions = nothing,
  actions,
  decisionStatus,
  summary,
  side,
  aside,
  asideLabel,
  doneState,
  shortcuts,
  defaultShortcuts = true,
  onShortcutsChange,
  dialogs,
  children,
  ref,
  ...rest
}: QueuePageProps) {
  const messages = useMessages(queuePageTexts);
  const shared = useMessages(sharedTexts);
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [keys, setKeys] = useControllableValue(shortcuts, defaultShortcuts, onShortcutsChange);
  const [keysOpen, setKeysOpen] = useState(false);
  const place = messages.queuePosition(position, total);
  const isShown = item != null && !error;
  const isDone = item === null && !error && !loading;
  const said = isDone
    ? `${messages.queueDone}. ${messages.queueDoneHint}`
    : isShown && !loading && messages.queueItem(place, item.name);
  const blockedReason = loading ? messages.queueLoading : undefined;
  const showKeys = () => setKeysOpen(true);
  const { acts, refusal } = useQueueActs({
    keys: keys && item !== null,
    onPrevious,
    onNext,
    decisions: isShown ? decisions : nothing,
    blockedReason,
    onHelp: showKeys,
  });
  useArrival(item === null ? null : item?.id, own, headingRef);
  const root = useFocusOnPage(rest); // after the arrival, which comes first

  return (
    <S.Root {...root} ref={rootRef} aria-busy={loading}>
      <PageHead
        title={title}
        description={description}
        backHref={backHref}
        actions={
          item !== null && (
            <>
              <QueueMoves position={place} keys={keys} onPrevious={onPrevious} onNext={onNext} />
              <S.KeysHelp>
                <IconButton label={messages.queueKeys} icon={<Keyboard />} onClick={showKeys} />
              </S.KeysHelp>
            </>
          )
        }
      />
      <PageContent
        loading={loading}
        error={error}
        onRetry={onRetry}
        hasContent={isShown}
        empty={
          item === null && (
            <Card>
              {doneState ?? (
                <EmptyState
                  title={messages.queueDone}
                  description={messages.queueDoneHint}
                  icon={<CircleCheck aria-hidden="true" />}
                />
              )}
            </Card>
          )
        }
      >
        {item && (
          <QueueSide side={side} itemId={item.id} position={place}>
            <QueueContent
              key={item.id}
              {...{ item, summary, aside, headingRef }}
              asideLabel={asideLabel ?? shared.queueDocument}
              stale={loading}
            >
              {children}
            </QueueContent>
          </QueueSide>
        )}
      </PageContent>
      {isShown && (
        <QueueDecisions {...{ decisions, keys, blockedReason }} status={blockedReason ?? decisionStatus}>
          {actions}
        </QueueDecisions>
      )}
      <Announcement>{said}</Announcement>
      <Announcement>{refusal}</Announcement>
      <QueueKeysDialog
        open={keysOpen}
        onOpenChange={setKeysOpen}
        acts={acts}
        enabled={keys}
        onEnabledChange={(next) => setKeys(next)}
      />
      {dialogs}
    </S.Root>
  );
}
