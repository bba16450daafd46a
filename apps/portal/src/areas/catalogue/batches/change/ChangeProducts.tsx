import { formatNumber } from '@portal/formats';
import { Button, type Column, FilterBar, SegmentedControl, SelectionTable } from '@portal/ui';
import type { ChangedRow } from './createChange.ts';
import type { ChangeChoice } from './useChange.ts';

interface ChangeProductsProps<Row extends ChangedRow> {
  choice: ChangeChoice<Row>;
  /** Between the product and what stands in its way. */
  columns: readonly Column<Row>[];
  emptyText: string;
}

const idOf = ({ produtoId }: ChangedRow) => produtoId;
const reasonOf = ({ motivo }: ChangedRow) => motivo;

/** The products of the origin: what changes of each, and why one stays where it is. */
export function ChangeProducts<Row extends ChangedRow>({
  choice,
  columns,
  emptyText,
}: ChangeProductsProps<Row>) {
  const { counts, search, view, shown, reading } = choice;
  return (
    <>
      <FilterBar
        search={{
          value: search,
          onValueChange: choice.setSearch,
          placeholder: 'Busque por código ou nome',
        }}
        filterCount={view === 'all' ? 0 : 1}
      >
        <SegmentedControl
          label="Situação"
          hideLabel
          options={[
            { value: 'all', label: `Todos (${formatNumber(counts.all)})` },
            { value: 'eligible', label: `Podem mudar (${formatNumber(counts.eligible)})` },
            { value: 'blocked', label: `Impedidos (${formatNumber(counts.all - counts.eligible)})` },
          ]}
          value={view}
          onValueChange={choice.setView}
        />
      </FilterBar>
      <SelectionTable
        label="Produtos da origem"
        columns={columns}
        rows={shown}
        getRowId={idOf}
        rowDisabledReason={reasonOf}
        selection={choice.selection}
        onSelectionChange={choice.choose}
        scrollKey={`${view} ${search}`}
        {...reading}
        emptyText={search === '' && view === 'all' ? emptyText : undefined}
        actions={
          <>
            <Button
              size="sm"
              disabled={choice.selectAllRefusal !== null}
              disabledReason={choice.selectAllRefusal ?? undefined}
              onClick={choice.selectAll}
            >
              Selecionar Todos
            </Button>
            <Button
              size="sm"
              disabled={choice.removeAllRefusal !== null}
              disabledReason={choice.removeAllRefusal ?? undefined}
              onClick={choice.removeAll}
            >
              Remover Todos
            </Button>
          </>
        }
      />
    </>
  );
}
