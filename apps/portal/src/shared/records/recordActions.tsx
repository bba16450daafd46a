import type { Column, RowAction } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';

const editIcon = <Pencil />;
const deleteIcon = <Trash2 />;

interface RecordActs<Row> {
  edit(record: Row): void;
  /** Left out where records are never removed. */
  remove?(record: Row): void;
  /** A verb. @default 'Excluir' */
  removeLabel?: string;
}

/** The last column of a table of records: change and remove. */
export function recordActions<Row>({ edit, remove, removeLabel = 'Excluir' }: RecordActs<Row>): Column<Row> {
  return {
    id: 'actions',
    header: 'Ações',
    format: 'actions',
    actions: (record): RowAction[] => [
      { label: 'Editar', icon: editIcon, onSelect: () => edit(record) },
      ...(remove ? [{ label: removeLabel, icon: deleteIcon, onSelect: () => remove(record) }] : []),
    ],
  };
}
