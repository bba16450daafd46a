import { ImageOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../../locale/messages.ts';
import type { LinkProps } from '../../navigation/link/LinkContext.ts';
import { cellText } from './cellText.ts';
import {
  type CellStatus,
  type Column,
  isTextColumn,
  type RowAction,
  type TextColumn,
  type Validation,
} from './column.ts';
import { truncate } from './truncate.ts';

/** What every row of a table shares. */
export interface RowSetting<Row> {
  columns: readonly Column<Row>[];
  /** The column that holds the row's link or button. */
  naming: TextColumn<Row> | undefined;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  link: ComponentType<LinkProps> | 'a';
  messages: Messages;
  showValidations: (anchor: HTMLElement, rowName: string, validations: readonly Validation[]) => void;
}

function textCell<Row>(column: TextColumn<Row>, row: Row, setting: RowSetting<Row>): ReactNode {
  const whole = cellText(column, row) || '-';
  const text = column.format === 'text' ? truncate(whole, column.maxGraphemes ?? 40) : whole;
  const tip = text === whole ? undefined : whole;
  if (column === setting.naming) {
    const href = setting.rowHref?.(row);
    if (href !== undefined) {
      const Link = setting.link;
      return (
        <Link href={href} data-row-link="" data-tip={tip}>
          {text}
        </Link>
      );
    }
    if (setting.onRowClick) {
      return (
        <button type="button" data-row-link="" data-tip={tip} onClick={() => setting.onRowClick?.(row)}>
          {text}
        </button>
      );
    }
  }
  if (tip === undefined) return text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip with the whole text
    <span tabIndex={0} data-tip={tip}>
      {text}
    </span>
  );
}

function imageCell(address: string | null | undefined, alt: string): ReactNode {
  if (!address) return <ImageOff aria-hidden data-part="no-image" />;
  // The key drops the picture of the row shown before while this one loads.
  return <img key={address} src={address} alt={alt} decoding="async" />;
}

function statusCell(status: CellStatus | null | undefined): ReactNode {
  return status ? <span data-tone={status.tone}>{status.label}</span> : '-';
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
  if (isTextColumn(column)) return textCell(column, row, setting);
  switch (column.format) {
    case 'image':
      return imageCell(column.value(row), column.alt(row));
    case 'status':
      return statusCell(column.value(row));
    case 'validations': {
      const validations = column.value(row);
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
    case 'actions': {
      const rowName = setting.rowName(row);
      return column.actions(row).map((action) => actionButton(action, rowName));
    }
    default:
      return column.render(row);
  }
}
