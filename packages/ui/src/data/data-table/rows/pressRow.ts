import type { MouseEvent } from 'react';
import { isElement } from '../../../internal/isElement.ts';
import { popupOf } from '../cells/cellPopup.ts';
import { isTextColumn } from '../columns/column.ts';
import type { RowPainter } from '../painter/rowPainter.ts';
import { openRow } from './openRow.ts';
import type { RowSetting } from './rowSetting.ts';

function pressButton<Row>(button: HTMLButtonElement, row: Row, setting: RowSetting<Row>) {
  const cell = button.closest('td');
  const column = cell ? setting.columns[cell.cellIndex] : undefined;
  if (!cell || !column) return;
  if (column.format === 'actions') {
    const action = column.actions(row)[[...cell.children].indexOf(button)];
    if (!action || action.loading || action.disabled) return;
    if (action.leaves) setting.leave(row);
    action.onSelect();
  } else if (column.format === 'validations') {
    setting.showValidations(button, setting.rowName(row), column.value(row));
  } else if (column.format === 'expand') {
    setting.expand(row);
  } else if (isTextColumn(column) && button.hasAttribute('data-cell-popup')) {
    const popup = popupOf(column, row);
    column.onCellPress?.(row);
    if (popup) setting.showPopup(button, setting.rowName(row), popup);
  } else if (column === setting.naming && button.hasAttribute('data-row-link')) {
    setting.onRowClick?.(row);
  }
}

/** Handles clicks in all rows with one listener. */
export function pressRow<Row>(event: MouseEvent, painter: RowPainter<Row>, setting: RowSetting<Row>) {
  const { target, currentTarget } = event;
  if (!isElement(target) || !currentTarget.contains(target)) return; // a dialog's click bubbles here through React
  const detail = target.closest('[data-part="detail"]');
  if (detail && currentTarget.contains(detail)) return; // a table within details answers for itself
  const hit = painter.rowAt(target);
  if (!hit) return;
  if (target.closest('[data-format="select"]')) return; // the grid answers
  if (target.closest('a[data-row-link]')) setting.leave(hit.row);
  const button = target.closest('button');
  if (button) pressButton(button, hit.row, setting);
  else openRow(target, hit.element, event);
}
