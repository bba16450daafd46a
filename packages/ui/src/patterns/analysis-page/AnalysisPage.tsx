import { RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { SegmentedControl, type SegmentOption } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { PageContent, type PageReading } from '../../internal/page-content/PageContent.tsx';
import { useFocusOnPage } from '../../internal/page-content/useFocusOnPage.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { Section } from '../../layout/section/Section.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './AnalysisPage.styles.ts';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';

export interface AnalysisPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, PageReading {
  /** Title of the page, its only `<h1>`. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** What else can be done on the page, before the refresh: print, export. */
  actions?: ReactNode;
  /** What the charts are narrowed to, before the period. */
  filters?: ReactNode;
  /** Choices of the period selector, as `chartPeriods` (CHT-006); without them each chart has its own. */
  periods?: readonly SegmentOption[] | undefined;
  /** The chosen period. */
  period?: string | undefined;
  /** A period was chosen. */
  onPeriodChange?: ((period: string) => void) | undefined;
  /** Switches for all charts, after the period, as "Exibir valores" (CHT-007). */
  switches?: ReactNode;
  /** Reads everything again (CHT-011); without it there is no button. */
  onRefresh?: (() => void) | undefined;
  /** Reads again after an error. @default onRefresh */
  onRetry?: (() => void) | undefined;
  /** What was read before is in the page: it stays while it is read again. @default false */
  hasContent?: boolean | undefined;
  /** Everything was read and there is nothing to show. @default false */
  empty?: boolean | undefined;
  /** Shown when there is no data. @default 'Não há dados para exibir' */
  emptyState?: ReactNode;
  /** Figures at a glance, above the charts. */
  summary?: ReactNode;
  /** Chart cards, in their order (CHT-001 to CHT-003); one with `data-span="full"` takes a whole line. */
  children?: ReactNode;
  /** Most charts beside each other. @default 2 */
  columns?: 1 | 2 | undefined;
  /** What the lines of all charts mean (CHT-005). */
  legends?: ReactNode;
  /** The figures behind the charts as a table (CHT-004). */
  overview?: ReactNode;
  /** Heading of the table. @default 'Visão geral' */
  overviewTitle?: ReactNode;
  /** Dialogs of the page. */
  dialogs?: ReactNode;
}

/**
 * Charts of one subject under common filters: figures at a glance, the charts, what their lines mean, and the table
 * behind them. Knows no charting library: the charts are its children. Renders a `<div>`.
 */
export function AnalysisPage({
  title,
  description,
  actions,
  filters,
  periods,
  period,
  onPeriodChange,
  switches,
  onRefresh,
  loading = false,
  error = null,
  onRetry = onRefresh,
  hasContent = false,
  empty = false,
  emptyState,
  summary,
  children,
  columns = 2,
  legends,
  overview,
  overviewTitle,
  dialogs,
  ...rest
}: AnalysisPageProps) {
  const messages = useMessages(sharedTexts);
  const common = useMessages(commonTexts);
  const root = useFocusOnPage(rest);
  return (
    <S.Root {...root} aria-busy={loading}>
      <PageHead
        title={title}
        description={description}
        actions={
          (actions || onRefresh) && (
            <>
              {actions}
              {onRefresh && (
                <Button icon={<RotateCw aria-hidden="true" />} loading={loading} onClick={onRefresh}>
                  {messages.refresh}
                </Button>
              )}
            </>
          )
        }
      />
      {(filters || periods || switches) && (
        <S.Filters role="group" aria-label={messages.analysisFilters}>
          {filters}
          {periods && (
            <SegmentedControl
              label={messages.chartPeriod}
              options={periods}
              value={period ?? null}
              onValueChange={(next) => onPeriodChange?.(next)}
            />
          )}
          {switches}
        </S.Filters>
      )}
      <PageContent
        {...{ loading, error, onRetry }}
        hasContent={hasContent && !empty}
        skeleton={<AnalysisSkeleton columns={columns} />}
        empty={empty && <Card>{emptyState ?? <EmptyState title={common.emptyTable} />}</Card>}
      >
        {summary}
        <S.Charts data-columns={columns}>{children}</S.Charts>
        {legends && (
          <Section title={messages.legend}>
            <Card>{legends}</Card>
          </Section>
        )}
        {overview && (
          <Card>
            <Section title={overviewTitle ?? messages.analysisOverview}>{overview}</Section>
          </Card>
        )}
      </PageContent>
      <Announcement>{loading && hasContent ? common.loading : ''}</Announcement>
      {dialogs}
    </S.Root>
  );
}
