import { CircleCheck, Keyboard } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { PageContent, type PageReading } from '../../internal/page-content/PageContent.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { QueueContent } from './QueueContent.tsx';
import { QueueDecisions } from './QueueDecisions.tsx';
import { QueueKeysDialog } from './QueueKeysDialog.tsx';
import { QueueMoves } from './QueueMoves.tsx';
import * as S from './QueuePage.styles.ts';
import { useArrival } from './useArrival.ts';
import { useQueueActs } from './useQueueActs.ts';

/** The item of the queue that is shown. */
export interface QueueItem {
  id: string | number;
  /** Its heading; said when it comes. */
  name: string;
  /** Beside its name. */
  status?: ReactNode;
}

export type QueueDecisionKind = 'approve' | 'refuse' | 'pendency';

/** A decision that can be taken, by its button or key. */
export interface QueueDecision {
  /** Asks for confirmation, then decides; a key alone never decides. */
  onSelect: () => void;
  /** @default 'Aprovar', 'Recusar' or 'Pendenciar' */
  label?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be taken and who can change that; said when its key is pressed. */
  disabledReason?: string | undefined;
  /** It is under way. @default false */
  loading?: boolean | undefined;
}

export interface QueuePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, PageReading {
  /** Title of the page, its only `<h1>`. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link back leads: the list behind the queue. */
  backHref?: string | undefined;
  /** The item shown, that of before while the next is read; null once the queue is done. */
  item: QueueItem | null | undefined;
  /** Place of the item in the queue, from 1. */
  position: number;
  /** Items in the queue, where known. */
  total?: number | undefined;
  /** Shows the item before; left out at the first. */
  onPrevious?: (() => void) | undefined;
  /** Shows the item after; left out at the last. */
  onNext?: (() => void) | undefined;
  /** What can be decided here; a kind left out is not offered (DEC-004 to DEC-017). */
  decisions?: Partial<Record<QueueDecisionKind, QueueDecision>> | undefined;
  /** Further acts on the item, before the decisions. */
  actions?: ReactNode;
  /** How the decision stands, or why it cannot be taken, in the bar. */
  decisionStatus?: ReactNode;
  /** Facts of the item at a glance, above the form (SUP-059). */
  summary?: ReactNode;
  /** Beside the form from 1024 px on, below it on less: the document under review. */
  aside?: ReactNode;
  /** Accessible name of what stands beside. @default 'Documento' */
  asideLabel?: string | undefined;
  /** Shown once the queue is done. @default 'Fila concluída' */
  doneState?: ReactNode;
  /** Whether the keys are on, where the parent remembers it (WCAG 2.1.4). */
  shortcuts?: boolean | undefined;
  /** Whether the keys are on at first. @default true */
  defaultShortcuts?: boolean | undefined;
  /** The keys were switched on or off. */
  onShortcutsChange?: ((shortcuts: boolean) => void) | undefined;
  /** Dialogs of the page; they outlive the item. */
  dialogs?: ReactNode;
  /** The item; its state starts afresh with each. */
  children?: ReactNode;
}

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
  const messages = useMessages();
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [ownShortcuts, setOwnShortcuts] = useState(defaultShortcuts);
  const [keysOpen, setKeysOpen] = useState(false);
  const keys = shortcuts ?? ownShortcuts;
  const place = messages.queuePosition(position, total);
  const isShown = item != null && !error;
  const blockedReason = loading ? messages.queueLoading : undefined;
  const showKeys = () => setKeysOpen(true);
  const { acts, refusal } = useQueueActs({
    keys,
    onPrevious,
    onNext,
    decisions: isShown ? decisions : nothing,
    blockedReason,
    onHelp: showKeys,
  });
  useArrival(item === null ? null : item?.id, own, headingRef);

  return (
    <S.Root {...rest} ref={rootRef} aria-busy={loading}>
      <PageHead
        title={title}
        description={description}
        backHref={backHref}
        actions={
          item !== null && (
            <>
              <QueueMoves position={place} keys={keys} onPrevious={onPrevious} onNext={onNext} />
              <IconButton label={messages.queueKeys} icon={<Keyboard />} onClick={showKeys} />
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
          <QueueContent
            key={item.id}
            {...{ item, summary, aside, headingRef }}
            asideLabel={asideLabel ?? messages.queueDocument}
            stale={loading}
          >
            {children}
          </QueueContent>
        )}
      </PageContent>
      {isShown && (
        <QueueDecisions {...{ decisions, keys, blockedReason }} status={blockedReason ?? decisionStatus}>
          {actions}
        </QueueDecisions>
      )}
      <Announcement>{isShown && !loading ? messages.queueItem(place, item.name) : ''}</Announcement>
      <Announcement>{refusal}</Announcement>
      <QueueKeysDialog
        open={keysOpen}
        onOpenChange={setKeysOpen}
        acts={acts}
        enabled={keys}
        onEnabledChange={(next) => {
          setOwnShortcuts(next);
          onShortcutsChange?.(next);
        }}
      />
      {dialogs}
    </S.Root>
  );
}
