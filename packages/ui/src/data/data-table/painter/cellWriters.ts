import { truncateText } from '@portal/formats';
import type { ReactNode } from 'react';
import { opensCell } from '../cells/cellPopup.ts';
import { cellText } from '../cells/cellText.ts';
import { nameLines } from '../cells/nameLines.ts';
import { type DrawnColumn, isTextColumn, type RowAction, type TextColumn } from '../columns/column.ts';
import type { RowSetting } from '../rows/rowSetting.ts';
import { attributeOf, elementFor, presenceIn, textIn, type Write } from './writes.ts';

/** Writes a row into one cell; `name` is the row's name. */
export type WriteCell<Row> = (column: DrawnColumn<Row>, row: Row, name: string) => void;

/** What the cells of a table are drawn with. */
export interface Drawing<Row> {
  setting: () => RowSetting<Row>;
  /** Puts a copy of an icon into an element, as soon as React has drawn it. */
  drawIcon: (seat: Element, icon: ReactNode) => void;
}

/** Icons the table brings itself. */
export interface TableMarks {
  noImage: ReactNode;
  expand: ReactNode;
}

/** Plain text; or a shortened text for sighted users, with the full one for assistive technology, tooltip and copies (WID-048). */
function cutTextIn(seat: HTMLElement, focusable: boolean): (whole: string, cut: string | undefined) => void {
  const setText = textIn(seat);
  let writeCut: ((whole: string, cut: string) => void) | undefined;
  let present: Write<boolean> | undefined;

  const makeCut = () => {
    const part = elementFor(seat, 'span', focusable ? { tabindex: '0' } : {});
    const shown = part.appendChild(elementFor(seat, 'span', { 'aria-hidden': 'true' }));
    const full = part.appendChild(elementFor(seat, 'span', { 'data-part': 'full' }));
    const [setShownText, setFullText, setTip] = [textIn(shown), textIn(full), attributeOf(part, 'data-tip')];
    present = presenceIn(seat, part);
    return (whole: string, cut: string) => {
      setShownText(cut);
      setFullText(whole);
      setTip(whole);
    };
  };

  return (whole, cut) => {
    setText(cut === undefined ? whole : '');
    if (cut !== undefined) {
      writeCut ??= makeCut();
      writeCut(whole, cut);
    }
    present?.(cut !== undefined);
  };
}

/** The name of a row: as the browser breaks it, or in two lines of which the second is seen whole. */
function nameIn(seat: HTMLElement): (name: string) => void {
  const setText = textIn(seat);
  let writeLines: ((begin: string, end: string) => void) | undefined;
  let present: Write<boolean> | undefined;

  const makeLines = () => {
    const pair = elementFor(seat, 'span', { 'data-part': 'lines' });
    const begin = pair.appendChild(elementFor(seat, 'span', {}));
    const end = pair.appendChild(elementFor(seat, 'span', {}));
    const [setBegin, setEnd] = [textIn(begin), textIn(end)];
    present = presenceIn(seat, pair);
    return (nextBegin: string, nextEnd: string) => {
      setBegin(nextBegin);
      setEnd(nextEnd);
    };
  };

  return (name) => {
    const lines = nameLines(name);
    setText(lines ? '' : name);
    if (lines) {
      writeLines ??= makeLines();
      writeLines(...lines);
    }
    present?.(lines !== undefined);
  };
}

function textSeat<Row>(cell: HTMLElement, setting: RowSetting<Row>, kind: string): HTMLElement {
  if (kind === 'text') return cell;
  if (kind === 'name') return cell.appendChild(elementFor(cell, 'span', { 'data-name': '' }));
  const tabStop: Record<string, string> = setting.selecting ? { tabindex: '-1' } : {};
  if (kind === 'popup') {
    const attributes = { ...tabStop, type: 'button', 'aria-haspopup': 'dialog', 'data-cell-popup': '' };
    return cell.appendChild(elementFor(cell, 'button', attributes));
  }
  const attributes = { ...tabStop, 'data-row-link': '' };
  return cell.appendChild(
    kind === 'link'
      ? elementFor(cell, 'a', attributes)
      : elementFor(cell, 'button', { ...attributes, type: 'button' }),
  );
}

const hasTwoLines = <Row>(column: TextColumn<Row>) => column.format === 'text' && column.twoLines === true;

/** What a cell with text is: a link or button that names its row, a button with more to show, or its text. */
function kindOf<Row>(column: TextColumn<Row>, row: Row, href: string | undefined, setting: RowSetting<Row>) {
  if (column === setting.naming && href !== undefined) return 'link';
  if (column === setting.naming && setting.onRowClick) return 'button';
  if (opensCell(column, row)) return 'popup';
  return column === setting.naming || hasTwoLines(column) ? 'name' : 'text';
}

function textWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>) {
  let kind = '';
  let write: ((whole: string) => void) | undefined;
  let writeCut: ((whole: string, cut: string | undefined) => void) | undefined;
  let setHref: Write<string | undefined> | undefined;
  return (column: TextColumn<Row>, row: Row) => {
    const setting = drawing.setting();
    const href = column === setting.naming ? setting.rowHref?.(row) : undefined;
    const nextKind = kindOf(column, row, href, setting);
    if (nextKind !== kind) {
      cell.replaceChildren();
      kind = nextKind;
      const seat = textSeat(cell, setting, kind);
      const names = column === setting.naming || hasTwoLines(column);
      write = names ? nameIn(seat) : undefined;
      writeCut = names ? undefined : cutTextIn(seat, kind === 'text' && !setting.selecting);
      setHref = kind === 'link' ? attributeOf(seat, 'href') : undefined;
    }
    const whole = cellText(column, row, setting.messages) || '-';
    write?.(whole);
    writeCut?.(whole, column.format === 'text' ? truncateText(whole, column.maxGraphemes ?? 40) : undefined);
    setHref?.(href);
  };
}

function plainTextWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>) {
  const setText = textIn(cell);
  return (column: TextColumn<Row>, row: Row) =>
    setText(cellText(column, row, drawing.setting().messages) || '-');
}

function imageWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>, { noImage }: TableMarks): WriteCell<Row> {
  let address: string | undefined;
  let image: HTMLImageElement | undefined;
  return (column, row) => {
    if (column.format !== 'image') return;
    const next = column.value(row) ?? '';
    if (next !== address) {
      address = next;
      image = next ? elementFor(cell, 'img', { src: next, alt: '', decoding: 'async' }) : undefined;
      // A new element drops the picture of the row shown before while this one loads.
      cell.replaceChildren(...(image ? [image] : []));
      if (!image) drawing.drawIcon(cell, noImage);
    }
    if (image && image.alt !== column.alt(row)) image.alt = column.alt(row);
  };
}

function statusWriter<Row>(cell: HTMLElement): WriteCell<Row> {
  const setEmptyText = textIn(cell);
  const badge = elementFor(cell, 'span', {});
  badge.append(elementFor(cell, 'i', { 'aria-hidden': 'true' }));
  const [setTone, setText, present] = [
    attributeOf(badge, 'data-tone'),
    textIn(badge),
    presenceIn(cell, badge),
  ];
  return (column, row) => {
    const status = column.format === 'status' ? column.value(row) : undefined;
    setEmptyText(status ? '' : '-');
    if (status) {
      setTone(status.tone);
      setText(status.label);
    }
    present(Boolean(status));
  };
}

function validationsWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>): WriteCell<Row> {
  const { selecting } = drawing.setting();
  const setEmptyText = textIn(cell);
  const button = elementFor(cell, 'button', {
    type: 'button',
    'aria-haspopup': 'dialog',
    ...(selecting ? { tabindex: '-1' } : {}),
  });
  const [setText, setLabel, present] = [
    textIn(button),
    attributeOf(button, 'aria-label'),
    presenceIn(cell, button),
  ];
  return (column, row, name) => {
    const count = column.format === 'validations' ? column.value(row).length : 0;
    setEmptyText(count === 0 ? '-' : '');
    if (count > 0) {
      const label = drawing.setting().messages.validationCount(count);
      setText(label);
      setLabel(`${label}: ${name}`);
    }
    present(count > 0);
  };
}

function actionWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>) {
  const { selecting } = drawing.setting();
  const button = elementFor(cell, 'button', { type: 'button', ...(selecting ? { tabindex: '-1' } : {}) });
  const setLabel = attributeOf(button, 'aria-label');
  const setDisabled = attributeOf(button, 'aria-disabled');
  const setDescription = attributeOf(button, 'aria-description');
  const setTip = attributeOf(button, 'data-tip');
  cell.append(button);
  const write = (action: RowAction, name: string) => {
    const reason = action.disabled ? action.disabledReason : undefined;
    setLabel(`${action.label} ${name}`);
    setDisabled(action.disabled ? 'true' : undefined);
    setDescription(reason);
    setTip(reason === undefined ? action.label : `${action.label}: ${reason}`);
    drawing.drawIcon(button, action.icon);
  };
  return { button, write };
}

function actionsWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>): WriteCell<Row> {
  const buttons: ReturnType<typeof actionWriter>[] = [];
  return (column, row, name) => {
    const actions = column.format === 'actions' ? column.actions(row) : [];
    actions.forEach((action, place) => {
      buttons[place] ??= actionWriter(cell, drawing);
      buttons[place].write(action, name);
    });
    while (buttons.length > actions.length) buttons.pop()?.button.remove();
  };
}

function chipsWriter<Row>(cell: HTMLElement): WriteCell<Row> {
  const setEmptyText = textIn(cell);
  const chips: { chip: HTMLElement; setText: Write<string> }[] = [];
  return (column, row) => {
    const texts = column.format === 'chips' ? column.value(row) : [];
    setEmptyText(texts.length === 0 ? '-' : '');
    texts.forEach((text, place) => {
      if (!chips[place]) {
        const chip = elementFor(cell, 'span', { 'data-chip': '' });
        cell.append(chip);
        chips[place] = { chip, setText: textIn(chip) };
      }
      chips[place].setText(text);
    });
    while (chips.length > texts.length) chips.pop()?.chip.remove();
  };
}

/** Prepares one cell of a slot and returns what writes a row into it. */
export function cellWriter<Row>(
  cell: HTMLElement,
  column: DrawnColumn<Row>,
  drawing: Drawing<Row>,
  marks: TableMarks,
): WriteCell<Row> {
  switch (column.format) {
    case 'image':
      return imageWriter(cell, drawing, marks);
    case 'status':
      return statusWriter(cell);
    case 'validations':
      return validationsWriter(cell, drawing);
    case 'actions':
      return actionsWriter(cell, drawing);
    case 'chips':
      return chipsWriter(cell);
    case 'select':
    case 'expand':
    case 'custom':
      return () => {};
    default: {
      const isNaming = column === drawing.setting().naming;
      const needsSeat =
        column.format === 'text' ||
        isNaming ||
        column.popup !== undefined ||
        column.onCellPress !== undefined;
      const write = needsSeat ? textWriter(cell, drawing) : plainTextWriter(cell, drawing);
      return (next, row) => {
        if (isTextColumn(next)) write(next, row);
      };
    }
  }
}
