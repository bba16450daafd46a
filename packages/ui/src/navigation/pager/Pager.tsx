import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Pager.styles.ts';
import { pageCount, rangeText } from './pageRows.ts';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Page shown, from 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Rows of all pages, where known. */
  total?: number | undefined;
  /** Whether there are more rows than `total`, which were not counted: 'de mais de 500'. @default false */
  hasUncounted?: boolean | undefined;
  /** Rows of the page shown, for the range where the total is not known. @default pageSize */
  count?: number | undefined;
  /** Whether a page follows, where the total is not known or not all that there is. @default true */
  hasMore?: boolean | undefined;
  /** Receives the page asked for, counted from 1. */
  onPageChange: (page: number) => void;
  /** Accessible name. @default 'Paginação' */
  label?: string | undefined;
}

/** Previous and next page, and the visible range of rows. Renders a `<nav>`. */
export function Pager({
  page,
  pageSize,
  total,
  hasUncounted,
  count,
  hasMore = true,
  onPageChange,
  label,
  ...rest
}: PagerProps) {
  const messages = useMessages(tableTexts);
  const state = { page, pageSize, total, hasUncounted };
  const pages = pageCount(state);
  const isFirst = page <= 1;
  /** Pages whose rows were counted follow, whatever this one shows. */
  const isBeforeCounted = page * pageSize < (total ?? 0);
  const isLast = pages === undefined ? !(hasMore || isBeforeCounted) : page >= pages;

  // Not `disabled`: the button keeps focus when its press led to the last page.
  return (
    <S.Root aria-label={label ?? messages.pagination} {...rest}>
      <S.Range>{rangeText(messages, state, count)}</S.Range>
      <IconButton
        label={messages.previousPage}
        icon={<ChevronLeft />}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onPageChange(page - 1)}
      />
      <IconButton
        label={messages.nextPage}
        icon={<ChevronRight />}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onPageChange(page + 1)}
      />
    </S.Root>
  );
}
