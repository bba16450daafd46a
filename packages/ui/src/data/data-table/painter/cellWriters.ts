import { truncateText } from '@portal/formats';
import type { ReactNode } from 'react';
import { opensCell } from '../cells/cellPopup.ts';
import { cellText } from '../cells/cellText.ts';
import { nameLines } from '../cells/nameLines.ts';
import {
  type CellStatus,
  type DrawnColumn,
  hasTwoLines,
  isTextColumn,
  type RowAction,
  type TextColumn,
} from '../columns/column.ts';
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
  loading: ReactNode;
}

/** A part of a cell and what writes a value into it; `full` is what it stands for, or the name of the row. */
interface Part<Value> {
  part: HTMLElement;
  write: (value: Value, full: string) => void;
}

/** Writes a text, or a value into a part in its place, which is made when the first value comes. */
function textOr<Value>(seat: HTMLElement, make: () => Part<Value>) {
  const setText = textIn(seat);
  let made: Part<Value> | undefined;
  let present: Write<boolean> | undefined;
  return (text: string, value: Value | undefined, full: string) => {
    setText(value === undefined ? text : '');
    if (value !== undefined) {
      made ??= make();
      present ??= presenceIn(seat, made.part);
      made.write(value, full);
    }
    present?.(value !== undefined);
  };
}

/** Writes values into as many parts beside each other. */
function partsIn<Value>(cell: HTMLElement, make: () => Part<Value>) {
  const parts: Part<Value>[] = [];
  return (values: readonly Value[], full: string) => {
    values.forEach((value, place) => {
      let made = parts[place];
      if (!made) {
        made = make();
        parts.push(made);
        cell.append(made.part);
      }
      made.write(value, full);
    });
    while (parts.length > values.length) parts.pop()?.part.remove();
  };
}

/** In a grid there is one tab stop for all. */
const tabStopIn = <Row>({ selecting }: RowSetting<Row>): Record<string, string> =>
  selecting ? { tabindex: '-1' } : {};

/** A button for a cell. */
export function buttonFor<Row>(
  cell: HTMLElement,
  setting: RowSetting<Row>,
  attributes: Record<string, string> = {},
) {
  return elementFor(cell, 'button', { ...tabStopIn(setting), ...attributes, type: 'button' });
}

/** A shortened text for sighted users, with the full one for assistive technology, tooltip and copies (WID-048). */
function cutPart(seat: HTMLElement, focusable: boolean): Part<string> {
  const part = elementFor(seat, 'span', focusable ? { tabindex: '0' } : {});
  const shown = part.appendChild(elementFor(seat, 'span', { 'aria-hidden': 'true' }));
  const full = part.appendChild(elementFor(seat, 'span', { 'data-part': 'full' }));
  const [setShownText, setFullText, setTip] = [textIn(shown), textIn(full), attributeOf(part, 'data-tip')];
  return {
    part,
    write(cut, whole) {
      setShownText(cut);
      setFullText(whole);
      setTip(whole);
    },
  };
}

/** A name in two parts, of which the second is seen whole. */
function linesPart(seat: HTMLElement): Part<readonly [begin: string, end: string]> {
  const part = elementFor(seat, 'span', { 'data-part': 'lines' });
  const setBegin = textIn(part.appendChild(elementFor(seat, 'span', {})));
  const setEnd = textIn(part.appendChild(elementFor(seat, 'span', {})));
  return {
    part,
    write([begin, end]) {
      setBegin(begin);
      setEnd(end);
    },
  };
}

/** What a cell with text is: a link or button that names its row, a button with more to show, or its text. */
type TextKind = 'link' | 'button' | 'popup' | 'name' | 'text';

function kindOf<Row>(
  column: TextColumn<Row>,
  row: Row,
  href: string | undefined,
  setting: RowSetting<Row>,
): TextKind {
  if (column === setting.naming && href !== undefined) return 'link';
  if (column === setting.naming && setting.onRowClick) return 'button';
  if (opensCell(column, row)) return 'popup';
  return column === setting.naming || hasTwoLines(column) ? 'name' : 'text';
}

function textSeat<Row>(cell: HTMLElement, setting: RowSetting<Row>, kind: TextKind): HTMLElement {
  switch (kind) {
    case 'text':
      return cell;
    case 'name':
      return cell.appendChild(elementFor(cell, 'span', { 'data-name': '' }));
    case 'link':
      return cell.appendChild(elementFor(cell, 'a', { ...tabStopIn(setting), 'data-row-link': '' }));
    case 'button':
      return cell.appendChild(buttonFor(cell, setting, { 'data-row-link': '' }));
    case 'popup':
      return cell.appendChild(buttonFor(cell, setting, { 'aria-haspopup': 'dialog', 'data-cell-popup': '' }));
  }
}

function textWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>) {
  let kind: TextKind | undefined;
  let write: ((whole: string, column: TextColumn<Row>) => void) | undefined;
  let setHref: Write<string | undefined> | undefined;

  const writerOf = (seat: HTMLElement, names: boolean, focusable: boolean): typeof write => {
    if (names) {
      const show = textOr(seat, () => linesPart(seat));
      return (whole) => show(whole, nameLines(whole), whole);
    }
    const show = textOr(seat, () => cutPart(seat, focusable));
    return (whole, column) => {
      const most = column.format === 'text' ? (column.maxGraphemes ?? 40) : Number.POSITIVE_INFINITY;
      show(whole, truncateText(whole, most), whole);
    };
  };

  return (column: TextColumn<Row>, row: Row) => {
    const setting = drawing.setting();
    const href = column === setting.naming ? setting.rowHref?.(row) : undefined;
    const nextKind = kindOf(column, row, href, setting);
    if (nextKind !== kind) {
      cell.replaceChildren();
      kind = nextKind;
      const seat = textSeat(cell, setting, kind);
      const names = column === setting.naming || hasTwoLines(column);
      write = writerOf(seat, names, kind === 'text' && !setting.selecting);
      setHref = kind === 'link' ? attributeOf(seat, 'href') : undefined;
    }
    write?.(cellText(column, row, setting.messages) || '-', column);
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

function badgePart(cell: HTMLElement): Part<CellStatus> {
  const part = elementFor(cell, 'span', {});
  part.append(elementFor(cell, 'i', { 'aria-hidden': 'true' }));
  const [setTone, setText] = [attributeOf(part, 'data-tone'), textIn(part)];
  return {
    part,
    write({ tone, label }) {
      setTone(tone);
      setText(label);
    },
  };
}

function statusWriter<Row>(cell: HTMLElement): WriteCell<Row> {
  const show = textOr(cell, () => badgePart(cell));
  return (column, row, name) =>
    show('-', (column.format === 'status' && column.value(row)) || undefined, name);
}

function validationsPart<Row>(cell: HTMLElement, drawing: Drawing<Row>): Part<number> {
  const part = buttonFor(cell, drawing.setting(), { 'aria-haspopup': 'dialog' });
  const [setText, setLabel] = [textIn(part), attributeOf(part, 'aria-label')];
  return {
    part,
    write(count, name) {
      const label = drawing.setting().messages.validationCount(count);
      setText(label);
      setLabel(`${label}: ${name}`);
    },
  };
}

function validationsWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>): WriteCell<Row> {
  const show = textOr(cell, () => validationsPart(cell, drawing));
  return (column, row, name) =>
    show('-', (column.format === 'validations' && column.value(row).length) || undefined, name);
}

function actionPart<Row>(cell: HTMLElement, drawing: Drawing<Row>, marks: TableMarks): Part<RowAction> {
  const part = buttonFor(cell, drawing.setting());
  const setLabel = attributeOf(part, 'aria-label');
  const setBusy = attributeOf(part, 'aria-busy');
  const setDisabled = attributeOf(part, 'aria-disabled');
  const setDescription = attributeOf(part, 'aria-description');
  const setTip = attributeOf(part, 'data-tip');
  return {
    part,
    write({ label, icon, loading, disabled, disabledReason }, name) {
      const reason = disabled ? disabledReason : undefined;
      const named = `${label} ${name}`;
      setLabel(loading ? `${drawing.setting().messages.loading} ${named}` : named);
      setBusy(loading ? 'true' : undefined);
      setDisabled(loading || disabled ? 'true' : undefined);
      setDescription(reason);
      setTip(reason === undefined ? label : `${label}: ${reason}`);
      drawing.drawIcon(part, loading ? marks.loading : icon);
    },
  };
}

/**
 * An act keeps its button while there is one of its name: what has the focus never becomes another act that stays beside it. A
 * new one has the button of one that went, the last first, as acts stand at the end of their cell.
 */
function actionsWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>, marks: TableMarks): WriteCell<Row> {
  type Drawn = Part<RowAction> & { label: string };
  let drawn: readonly Drawn[] = [];

  const draw = (actions: readonly RowAction[]) => {
    const gone = drawn.filter(({ label }) => !actions.some((action) => action.label === label));
    drawn = actions.map(({ label }) => ({
      ...(drawn.find((one) => one.label === label) ?? gone.pop() ?? actionPart(cell, drawing, marks)),
      label,
    }));
    for (const { part } of gone) part.remove();
    for (const [place, { part }] of drawn.entries()) {
      const there = cell.children[place] ?? null;
      if (there !== part) cell.insertBefore(part, there);
    }
  };

  return (column, row, name) => {
    const actions = column.format === 'actions' ? column.actions(row) : [];
    const isDrawn =
      actions.length === drawn.length && drawn.every(({ label }, place) => label === actions[place]?.label);
    if (!isDrawn) draw(actions);
    actions.forEach((action, place) => {
      drawn[place]?.write(action, name);
    });
  };
}

function chipPart(cell: HTMLElement): Part<string> {
  const part = elementFor(cell, 'span', { 'data-chip': '' });
  return { part, write: textIn(part) };
}

function chipsWriter<Row>(cell: HTMLElement): WriteCell<Row> {
  const setEmptyText = textIn(cell);
  const show = partsIn(cell, () => chipPart(cell));
  return (column, row, name) => {
    const texts = column.format === 'chips' ? column.value(row) : [];
    setEmptyText(texts.length === 0 ? '-' : '');
    show(texts, name);
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
      return actionsWriter(cell, drawing, marks);
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
