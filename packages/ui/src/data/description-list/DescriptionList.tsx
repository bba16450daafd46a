import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Description } from './Description.tsx';
import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** Unique in the list. */
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
}

export interface DescriptionListProps extends ComponentPropsWithRef<'dl'> {
  /** Facts in the order read. */
  items?: readonly DescriptionItem[] | undefined;
  /** Facts that stand on their own, each a `Description`; they follow `items`. */
  children?: ReactNode;
  /** Most columns; fewer where the list is narrow. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

/** Names facts of a record and gives their values. Renders a `<dl>`. */
export function DescriptionList({ items = [], columns = 2, children, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest} data-columns={columns}>
      {items.map(({ label, value }) => (
        <Description key={label} label={label}>
          {value}
        </Description>
      ))}
      {children}
    </S.Root>
  );
}
