import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { isElement } from '../../internal/isElement.ts';
import { isTextSelected } from '../../internal/isTextSelected.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { cellText } from '../data-table/cells/cellText.ts';
import { ComplianceMark } from './ComplianceMark.tsx';
import * as S from './CurveTable.styles.ts';
import { curveTableTexts } from './CurveTable.texts.ts';
import type { CurveLine, Curves } from './curve.ts';
import type { CurveColumn } from './curveColumns.ts';

interface PartProps {
  columns: readonly CurveColumn[];
}

interface CurveRowsProps extends PartProps {
  rows: readonly CurveLine[];
  onOpenCurve: ((row: CurveLine) => void) | undefined;
}

/** A click on the row and not the end of a text selection. */
const isMeant = (target: EventTarget) =>
  (isElement(target) && target.closest('button') !== null) || !isTextSelected();

/** The curves, each with its figures against its target. Renders a `<tbody>`. */
export function CurveRows({ rows, columns, onOpenCurve }: CurveRowsProps) {
  const messages = useMessages(curveTableTexts);
  return (
    <tbody>
      {rows.map((row) => {
        const { name } = row;
        return (
          <tr
            key={`${name} ${row.id}`}
            data-whole={row.whole || undefined}
            data-opens={onOpenCurve ? '' : undefined}
            // The keyboard presses the button, whose click comes here too.
            onClick={(event) => {
              if (isMeant(event.target)) onOpenCurve?.(row);
            }}
          >
            <th scope="row">
              {onOpenCurve ? (
                <S.Open type="button" aria-label={messages.curveOpen(name)} aria-haspopup="dialog">
                  {name}
                </S.Open>
              ) : (
                name
              )}
            </th>
            {columns.map(({ text, within }) => (
              <td key={text.id}>
                <S.Figure>
                  {cellText(text, row, messages) || '-'}
                  {within && <ComplianceMark within={within(row)} />}
                </S.Figure>
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

const totalText = (
  { id, format }: CurveColumn['text'],
  sum: number | undefined,
  messages: typeof curveTableTexts,
) => cellText({ id, header: '', format, value: () => sum }, undefined, messages);

/** The sums (C-5). Renders a `<tfoot>`. */
export function CurveTotal({ totals, columns }: PartProps & { totals: Curves['totals'] }) {
  const messages = useMessages(curveTableTexts);
  return (
    <tfoot>
      <tr>
        <th scope="row">{messages.curveTotal}</th>
        {columns.map(({ text, total, within }) => {
          const sum = total && totals[total];
          const shown = sum === 100 && text.format === 'percent' ? '100' : undefined;
          return (
            <td key={text.id}>
              <S.Figure>
                {shown ?? (totalText(text, sum, messages) || '-')}
                {within && <ComplianceMark within={undefined} />}
              </S.Figure>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

const skeletonRows = ['A1', 'A2', 'A3', 'CURVA A', 'CURVA B', 'CURVA C'];

/** The shape of what comes. Renders a `<tbody>`. */
export function CurveSkeleton({ columns }: PartProps) {
  return (
    <tbody aria-hidden="true">
      {skeletonRows.map((name) => (
        <tr key={name} data-whole={name.startsWith('CURVA') || undefined}>
          <td>
            <Skeleton width={64} />
          </td>
          {columns.map(({ text }) => (
            <td key={text.id}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** What the signs mean. */
export function CurveLegend() {
  const messages = useMessages(curveTableTexts);
  return (
    <S.Legend aria-hidden="true">
      <span>
        <ComplianceMark within /> {messages.curveWithinTarget}
      </span>
      <span>
        <ComplianceMark within={false} /> {messages.curveOffTarget}
      </span>
    </S.Legend>
  );
}
