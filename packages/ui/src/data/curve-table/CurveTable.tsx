import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { StaleFailure } from '../../internal/stale-failure/StaleFailure.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CurveTable.styles.ts';
import { curveTableTexts } from './CurveTable.texts.ts';
import { CurveLegend, CurveRows, CurveSkeleton, CurveTotal } from './CurveTableParts.tsx';
import type { CurveLine, Curves } from './curve.ts';
import { curveColumns } from './curveColumns.ts';

export interface CurveTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name, as in "Curva da empresa". */
  label: string;
  /** Rows as they are shown, with their sums; `undefined` until they have been read once. */
  curves: Curves | undefined;
  /** Rows are being read: a skeleton where there are none yet, dimmed rows where there are. @default false */
  loading?: boolean | undefined;
  /** Why the rows could not be read; rows read earlier stay below it. @default null */
  error?: Failure | null | undefined;
  /** Reads the rows again, after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown when there are no rows. @default the text of a requisition without a suggestion (CRV-022) */
  emptyText?: string | undefined;
  /** A row was clicked, or its name pressed: shows the curve's products (CRV-023). Without it rows only show. */
  onOpenCurve?: ((row: CurveLine) => void) | undefined;
}

/**
 * Compares the curves of a company, supplier or branch with their targets (CRV-001 to 023). Renders a `<div>` around a
 * `<table>`.
 */
export function CurveTable({
  label,
  curves,
  loading = false,
  error = null,
  onRetry,
  emptyText,
  onOpenCurve,
  ...rest
}: CurveTableProps) {
  const messages = useMessages(curveTableTexts);
  const shared = useMessages(sharedTexts);
  const common = useMessages(commonTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const root = useKeptFocus(rest, (table) => scroller.current ?? table);
  const costName = curves?.costName ?? 'cme';
  const columns = useMemo(() => curveColumns(costName, messages), [costName, messages]);
  const filled = curves && curves.rows.length > 0 ? curves : undefined;
  const hasRows = filled !== undefined;
  const isSkeleton = !hasRows && !error && (loading || curves === undefined);
  const isEmpty = !hasRows && !error && !isSkeleton;
  const empty = emptyText ?? shared.curveEmpty;

  return (
    <S.Root tabIndex={-1} {...root}>
      {error && hasRows && <StaleFailure error={error} framed onRetry={onRetry} retrying={loading} />}
      {(hasRows || isSkeleton) && (
        <S.Scroller ref={scroller} role="group" aria-label={label} tabIndex={0}>
          <S.Table aria-label={label} aria-busy={loading} data-stale={(loading && hasRows) || undefined}>
            <thead>
              <tr>
                <th scope="col">{shared.curve}</th>
                {columns.map(({ text }) => (
                  <th key={text.id} scope="col">
                    {text.header}
                  </th>
                ))}
              </tr>
            </thead>
            {filled && <CurveRows rows={filled.rows} columns={columns} onOpenCurve={onOpenCurve} />}
            {filled && <CurveTotal totals={filled.totals} columns={columns} />}
            {isSkeleton && <CurveSkeleton columns={columns} />}
          </S.Table>
        </S.Scroller>
      )}
      {hasRows && <CurveLegend />}
      {error && !hasRows && (
        <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
      )}
      {isEmpty && <EmptyState title={empty} />}
      <S.Status role="status">{isSkeleton ? common.loading : isEmpty ? empty : ''}</S.Status>
    </S.Root>
  );
}
