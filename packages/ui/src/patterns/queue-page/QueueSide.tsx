import { ListChecks } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Split } from '../../layout/split/Split.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './QueuePage.styles.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import type { QueueItem } from './QueuePage.types.ts';

interface QueueSideProps {
  /** The items to choose from; without them the item has the whole width. */
  side: ReactNode;
  /** The item shown: choosing another closes the list where there is room for one only. */
  itemId: QueueItem['id'];
  /** As in "7 de 42". */
  position: string;
  children: ReactNode;
}

/** The item of a queue with the items to choose from at its side; with little room behind a button above it. */
export function QueueSide({ side, itemId, position, children }: QueueSideProps) {
  const messages = useMessages(queuePageTexts);
  const listId = useId();
  const [openAt, setOpenAt] = useState<QueueItem['id'] | null>(null);
  if (side === undefined) return children;
  const open = openAt === itemId;
  return (
    <Split
      side={
        <S.Choice data-open={open || undefined}>
          <Button
            icon={<ListChecks aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpenAt(open ? null : itemId)}
          >
            {messages.queueChoice(position)}
          </Button>
          <S.Choices id={listId}>{side}</S.Choices>
        </S.Choice>
      }
    >
      {children}
    </Split>
  );
}
