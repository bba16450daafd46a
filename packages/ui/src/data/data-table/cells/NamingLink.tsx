import type { TextColumn } from '../columns/column.ts';
import type { RowSetting } from '../rows/rowSetting.ts';
import { cellText } from './cellText.ts';
import { nameLines } from './nameLines.ts';

interface NamingLinkProps<Row> {
  column: TextColumn<Row>;
  row: Row;
  setting: RowSetting<Row>;
}

/** The name of a row as a link of the application's own component, or as the button or text of a row that has none. */
export function NamingLink<Row>({ column, row, setting }: NamingLinkProps<Row>) {
  const whole = cellText(column, row, setting.messages) || '-';
  const lines = nameLines(whole);
  const href = setting.rowHref?.(row);
  const tabIndex = setting.selecting ? -1 : undefined;
  const content = lines ? (
    <span data-part="lines">
      <span>{lines[0]}</span>
      <span>{lines[1]}</span>
    </span>
  ) : (
    whole
  );
  if (href !== undefined) {
    const Link = setting.link;
    return (
      <Link href={href} data-row-link="" tabIndex={tabIndex}>
        {content}
      </Link>
    );
  }
  if (!setting.onRowClick) return <span data-name="">{content}</span>;
  return (
    <button type="button" data-row-link="" tabIndex={tabIndex}>
      {content}
    </button>
  );
}
