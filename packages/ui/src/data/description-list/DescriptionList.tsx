import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './DescriptionList.styles.ts';

export interface DescriptionItem {
  /** Unique in the list. */
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Facts in the order read. */
  items: readonly DescriptionItem[];
  /** Most columns; fewer where the list is narrow. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** Names facts of a record and gives their values. Renders a `<dl>`. */
export function DescriptionList({ items, columns = 2, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest} data-columns={columns}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <S.Label>{label}</S.Label>
          <S.Value>{isEmpty(value) ? '-' : value}</S.Value>
        </div>
      ))}
    </S.Root>
  );
}
