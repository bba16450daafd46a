import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type Paging, pageCount, rangeText } from '../../navigation/pager/pageRows.ts';
import type { Column, Sort } from './columns/column.ts';

interface AnnouncementOptions<Row> {
  page: Paging | undefined;
  sort: Sort | null;
  columns: readonly Column<Row>[];
  scrollKey: string | undefined;
  /** Number of rows shown. */
  count: number;
  /** News wait for the rows they are about. */
  loading: boolean;
}

/** Announces the rows after page, order or search changed, and returns a function for further announcements. */
export function useTableAnnouncement<Row>(options: AnnouncementOptions<Row>) {
  const { page, sort, columns, scrollKey, count, loading } = options;
  const messages = useMessages(tableTexts);
  const [text, announce] = useAnnouncement();
  const previous = useRef({ page: page?.page, sort, scrollKey });

  useEffect(() => {
    if (loading) return;
    const before = previous.current;
    previous.current = { page: page?.page, sort, scrollKey };
    if (before.sort?.column !== sort?.column || before.sort?.direction !== sort?.direction) {
      const id = sort?.column ?? before.sort?.column;
      const header = columns.find((column) => column.id === id)?.header ?? '';
      announce(messages.sortedBy(header, sort?.direction ?? 'none'));
    } else if (page && before.page !== page.page) {
      announce(messages.page(page.page, pageCount(page)));
    } else if (before.scrollKey !== scrollKey) {
      announce(rangeText(messages, page ?? { page: 1, pageSize: count, total: count }, count));
    }
  }, [page, sort, columns, scrollKey, count, loading, messages, announce]);

  return [text, announce] as const;
}
