import type { ReactNode, RefObject } from 'react';
import { Beside } from '../../internal/beside/Beside.tsx';
import * as S from './QueuePage.styles.ts';
import type { QueueItem } from './QueuePage.types.ts';

interface QueueContentProps {
  item: QueueItem;
  headingRef: RefObject<HTMLHeadingElement | null>;
  summary: ReactNode;
  aside: ReactNode;
  asideLabel: string;
  /** The next item is read: this one stays to look at, out of reach. */
  stale: boolean;
  children: ReactNode;
}

/** One item of the queue: name, facts, form and side panel. Renders an `<article>`. */
export function QueueContent({
  item,
  headingRef,
  summary,
  aside,
  asideLabel,
  stale,
  children,
}: QueueContentProps) {
  return (
    <S.Item inert={stale} data-stale={stale || undefined}>
      <S.ItemHead>
        <S.ItemName ref={headingRef} tabIndex={-1}>
          {item.name}
        </S.ItemName>
        {item.status}
      </S.ItemHead>
      {summary}
      <Beside aside={aside} label={asideLabel}>
        {children}
      </Beside>
    </S.Item>
  );
}
