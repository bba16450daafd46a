import { ImageOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../../locale/messages.ts';
import type { LinkProps } from '../../navigation/link/LinkContext.ts';
import { truncate } from '../truncated-text/truncate.ts';
import { cellText } from './cellText.ts';
import type { CellStatus, Column, cellAttributes, RowAction, TextColumn, Validation } from './column.ts';

interface CellSetting<Row> {
  column: Column<Row>;
  attributes: ReturnType<typeof cellAttributes> & { role: string };
}

/** What every row of a table shares. */
export interface RowSetting<Row> {
  /** Its columns, each with the attributes of its cells. */
  cells: readonly CellSetting<Row>[];
  /** The column that holds the row's link or button. */
  naming: TextColumn<Row> | undefined;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  link: ComponentType<LinkProps> | 'a';
  messages: Messages;
  showValidations: (anchor: HTMLElement, rowName: string, validations: readonly Validation[]) => void;
}

/** Cut for the eye, whole for assistive technology and for what is copied. */
function cutText(cut: string, whole: string): ReactNode {
  return (
    <>
      <span aria-hidden>{cut}</span>
      <span data-part="full">{whole}</span>
    </>
  );
}

function textCell<Row>(column: TextColumn<Row>, row: Row, setting: RowSetting<Row>): ReactNode {
  const whole = cellText(column, row, setting.messages) || '-';
  const cut = column.format === 'text' ? truncate(whole, column.maxGraphemes ?? 40) : undefined;
  const content = cut === undefined ? whole : cutText(cut, whole);
  const tip = cut === undefined ? undefined : whole;
  if (column === setting.naming) {
    const href = setting.rowHref?.(row);
    if (href !== undefined) {
      const Link = setting.link;
      return (
        <Link href={href} data-row-link="" data-tip={tip}>
          {content}
        </Link>
      );
    }
    if (setting.onRowClick) {
      return (
        <button type="button" data-row-link="" data-tip={tip} onClick={() => setting.onRowClick?.(row)}>
          {content}
        </button>
      );
    }
  }
  if (cut === undefined) return whole;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip with the whole text
    <span tabIndex={0} data-tip={tip}>
      {content}
    </span>
  );
}

function imageCell(address: string | null | undefined, alt: string): ReactNode {
  if (!address) return <ImageOff aria-hidden data-part="no-image" />;
  // The key drops the picture of the row shown before while this one loads.
  return <img key={address} src={address} alt={alt} decoding="async" />;
}

function statusCell(status: CellStatus | null | undefined): ReactNode {
  if (!status) return '-';
  return (
    <span data-tone={status.tone}>
      <i aria-hidden />
      {status.label}
    </span>
  );
}

function validationsButton<Row>(
  validations: readonly Validation[],
  row: Row,
  setting: RowSetting<Row>,
): ReactNode {
  if (validations.length === 0) return '-';
  const label = setting.messages.validationCount(validations.length);
  const rowName = setting.rowName(row);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${label}: ${rowName}`}
      onClick={(event) => setting.showValidations(event.currentTarget, rowName, validations)}
    >
      {label}
    </button>
  );
}

function actionButton(action: RowAction, rowName: string): ReactNode {
  const reason = action.disabled ? action.disabledReason : undefined;
  return (
    <button
      key={action.label}
      type="button"
      aria-label={`${action.label} ${rowName}`}
      aria-disabled={action.disabled || undefined}
      aria-description={reason}
      data-tip={reason === undefined ? action.label : `${action.label}: ${reason}`}
      onClick={action.disabled ? undefined : action.onSelect}
    >
      {action.icon}
    </button>
  );
}

/** The content of one cell. A function and not a component: there are hundreds of cells, and few need an own state. */
export function cellContent<Row>(column: Column<Row>, row: Row, setting: RowSetting<Row>): ReactNode {
  switch (column.format) {
    case 'image':
      return imageCell(column.value(row), column.alt(row));
    case 'status':
      return statusCell(column.value(row));
    case 'validations':
      return validationsButton(column.value(row), row, setting);
    case 'actions': {
      const rowName = setting.rowName(row);
      return column.actions(row).map((action) => actionButton(action, rowName));
    }
    case 'custom':
      return column.render(row);
    default:
      return textCell(column, row, setting);
  }
}
