import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { useSteady } from '../../internal/useSteady.ts';
import type { DataTableProps } from '../data-table/DataTable.types.ts';
import { SelectAllBox } from '../data-table/selection/SelectAllBox.tsx';
import { SelectAllContext } from '../data-table/selection/SelectAllContext.ts';
import { Table } from '../data-table/Table.tsx';
import { type OwnTableProps, splitTableProps } from '../data-table/tableProps.ts';
import { SelectionBar } from './SelectionBar.tsx';
import * as S from './SelectionTable.styles.ts';
import type { SelectionTableProps } from './SelectionTable.types.ts';
import { useChosenRows } from './useChosenRows.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useShownRows } from './useShownRows.ts';
import { useSteadySelecting } from './useSteadySelecting.ts';
import { useTableSelection } from './useTableSelection.ts';

const LimitDialog = floatOnDemand(
  () => import('./LimitDialog.tsx'),
  ({ onClose }) => onClose(),
  { modal: true },
);

type ChoosingProps<Row> = Omit<SelectionTableProps<Row>, keyof DataTableProps<Row>>;

interface BarAndTableProps<Row> {
  table: OwnTableProps<Row>;
  choosing: ChoosingProps<Row>;
}

/** What is drawn anew as rows are chosen; the element around it is not. */
function BarAndTable<Row>({ table, choosing }: BarAndTableProps<Row>) {
  const { rowDisabledReason, maxRows, loadFirstRows, knownRows, sums, actions } = choosing;
  const [isRefused, setRefused] = useState(false);
  const state = useTableSelection({ ...table, ...choosing, onRefused: () => setRefused(true) });
  const chosen = useChosenRows({ ...state, ...table, knownRows });
  const shown = useShownRows({ table, chosen, selecting: state.selecting });
  const selecting = useSteadySelecting({
    ...shown.selecting,
    rows: chosen.isKnown ? chosen.list : undefined,
  });
  const box = useMemo(() => <SelectAllBox {...shown.selecting.all} />, [shown.selecting]);
  const changeOnlyChosen = useSteady(shown.onOnlyChosenChange);
  const clear = useSteady(() => {
    shown.onOnlyChosenChange(false);
    state.clear();
  });
  const { keep } = chosen;
  const first = useFirstRows({ ...state, ...table, rowDisabledReason, maxRows, loadFirstRows, keep });

  return (
    <>
      <SelectionBar
        {...{ sums, actions }}
        count={state.count}
        chosen={chosen}
        isOnlyChosen={shown.isOnlyChosen}
        onOnlyChosenChange={changeOnlyChosen}
        onClear={clear}
      />
      <SelectAllContext value={box}>
        <Table {...table} {...shown.table} selecting={selecting} />
      </SelectAllContext>
      {isRefused && maxRows !== undefined && (
        <LimitDialog max={maxRows} readFirst={first} onClose={() => setRefused(false)} />
      )}
    </>
  );
}

/**
 * A table whose rows are chosen: kept by id over pages, order and reading again, counted, in a bar above. Renders a
 * `<div>` around the bar and a `DataTable` that is a grid (WID-050 to WID-052, TBL-08, TBL-09, TBL-12).
 */
export function SelectionTable<Row>(props: SelectionTableProps<Row>) {
  const { root, ...parts } = splitRoot(props);
  return (
    <S.Root {...root}>
      <BarAndTable {...parts} />
    </S.Root>
  );
}

/** Props of the table, those of what is chosen in it, and props of the root. */
function splitRoot<Row>(
  props: SelectionTableProps<Row>,
): BarAndTableProps<Row> & { root: Omit<ComponentPropsWithRef<'div'>, 'children'> } {
  const { table, rest } = splitTableProps(props);
  const {
    selection,
    defaultSelection,
    onSelectionChange,
    rowDisabledReason,
    maxRows,
    loadFirstRows,
    knownRows,
    sums,
    actions,
    ...root
  } = rest;
  return {
    table,
    choosing: {
      ...{ selection, defaultSelection, onSelectionChange, rowDisabledReason, maxRows },
      ...{ loadFirstRows, knownRows, sums, actions },
    },
    root,
  };
}
