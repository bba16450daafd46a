import type { ReactNode } from 'react';
import { Split } from '../../layout/split/Split.tsx';

interface QueueSideProps {
  /** The items to choose from; without them the item has the whole width. */
  side: ReactNode;
  children: ReactNode;
}

/** The item of a queue with the items to choose from at its side. */
export function QueueSide({ side, children }: QueueSideProps) {
  return side === undefined ? children : <Split side={side}>{children}</Split>;
}
