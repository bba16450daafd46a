import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
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
  /** The rows, in this order; `undefined` until they have been read, which shows their shape. */
  items: readonly LinkListItem[] | undefined;
}

const pending = ['first', 'second', 'third'];

/** Ways to pages or records, one a row, each pressed anywhere in its row. Renders a `<ul>`. */
export function LinkList({ items, ...rest }: LinkListProps) {
  const link = useLink();
  if (!items) {
    return (
      <S.Root aria-busy {...rest}>
        {pending.map((row) => (
          <S.Row key={row}>
            <S.Pending>
              <Skeleton />
            </S.Pending>
          </S.Row>
        ))}
      </S.Root>
    );
  }
  return (
    <S.Root {...rest}>
      {items.map(({ id, label, href, count, detail }) => (
        <S.Row key={id}>
          <S.Lead as={link} href={href}>
            {count !== undefined && <S.Count>{count} </S.Count>}
            <S.Label>{label}</S.Label>
          </S.Lead>
          {detail !== undefined && <S.Detail>{detail}</S.Detail>}
        </S.Row>
      ))}
    </S.Root>
  );
}
