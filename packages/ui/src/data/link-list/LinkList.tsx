import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLink } from '../../navigation/link/LinkContext.ts';
import * as S from './LinkList.styles.ts';

/** A row of the list: a link. */
export interface LinkListItem {
  /** Unique in the list. */
  id: string;
  label: string;
  href: string;
  /** A number before the label, as of the records behind the link. */
  count?: string | undefined;
  /** More about it, at the end of the row. */
  detail?: ReactNode;
}

export interface LinkListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The rows, in this order. */
  items: readonly LinkListItem[];
}

/** Ways to pages or records, one a row, each pressed anywhere in its row. Renders a `<ul>`. */
export function LinkList({ items, ...rest }: LinkListProps) {
  const link = useLink();
  return (
    <S.Root {...rest}>
      {items.map(({ id, label, href, count, detail }) => (
        <S.Row key={id}>
          <S.Lead as={link} href={href}>
            {count !== undefined && <S.Count>{count} </S.Count>}
            {label}
          </S.Lead>
          {detail !== undefined && <S.Detail>{detail}</S.Detail>}
        </S.Row>
      ))}
    </S.Root>
  );
}
