import { CONTACTS_MAX } from '@portal/domain';
import { ConfirmDialog, DataTable, EmptyState, ListField, type ListNews } from '@portal/ui';
import { type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { type ContactRow, contactColumns } from './contactColumns.ts';
import type { ContactKind } from './contactKinds.tsx';

interface ContactTableProps<Row> {
  kind: ContactKind<Row>;
  label: string;
  name: string;
  /** The rows in the order shown. */
  value: readonly Row[];
  onValueChange(rows: readonly Row[]): void;
  error?: string | undefined;
  readOnly?: boolean | undefined;
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

const rowName = ({ contact }: ContactRow) => contact.nome ?? '';

/**
 * Contacts or carriers of a step: added and changed in a dialog, removed after a question, each change announced (CTC-001 to
 * CTC-017, G-04). They are stored with their step.
 */
export function ContactTable<Row>({
  kind,
  label,
  name,
  value,
  onValueChange,
  error,
  readOnly = false,
  inputRef,
}: ContactTableProps<Row>) {
  const [news, setNews] = useState<ListNews | null>(null);
  /** The row in the dialog, `'new'` for one to add. */
  const [edited, setEdited] = useState<ContactRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<ContactRow | null>(null);
  const list = useRef<HTMLElement>(null);
  /** How many were added here. */
  const [added, setAdded] = useState(0);
  const rows = useMemo(
    () => value.map((row, index): ContactRow => ({ index, contact: kind.toDialog(row) })),
    [value, kind],
  );
  const columns = useMemo(() => {
    const acts = recordActions<ContactRow>({ edit: setEdited, remove: setRemoved, removeLabel: 'Remover' });
    return readOnly ? contactColumns : [...contactColumns, acts];
  }, [readOnly]);
  const current = edited === 'new' ? null : edited;
  /** Where a row stands by now: others may have changed the list, which a form that is clean then shows. */
  const placeOf = ({ contact }: ContactRow) => rows.findIndex((row) => isSameValue(row.contact, contact));

  const tell = (who: string | null | undefined, what: keyof typeof kind.news) =>
    setNews({ text: `${who ?? ''}: ${kind.news[what]}` });

  // Not the button that opened the dialog: a second Enter would open another.
  useLayoutEffect(() => {
    if (added > 0) list.current?.focus({ preventScroll: true });
  }, [added]);

  return (
    <ListField
      ref={list}
      tabIndex={-1}
      label={label}
      name={name}
      required
      readOnly={readOnly}
      hint={readOnly ? undefined : kind.hint}
      error={error}
      addLabel={kind.addLabel}
      onAdd={() => setEdited('new')}
      disabled={value.length >= CONTACTS_MAX}
      disabledReason={kind.fullText}
      news={news}
      inputRef={inputRef}
    >
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        getRowId={({ index }) => index}
        rowName={rowName}
        emptyText={kind.emptyText}
        emptyState={<EmptyState icon={kind.emptyIcon} title={kind.emptyText} />}
      />
      {edited && !readOnly && (
        <ContactEditor
          contact={current?.contact ?? null}
          others={rows.filter(({ index }) => index !== current?.index).map(({ contact }) => contact)}
          onClose={() => setEdited(null)}
          onSave={(contact) => {
            const row = kind.fromDialog(contact);
            const place = current ? placeOf(current) : -1;
            onValueChange(place < 0 ? [...value, row] : value.with(place, row));
            tell(contact.nome, place < 0 ? 'added' : 'changed');
            setEdited(null);
            if (edited === 'new') setAdded(added + 1);
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null && !readOnly}
        onOpenChange={(open) => open || setRemoved(null)}
        title={kind.removeTitle}
        confirmLabel="Remover"
        cancelLabel="Cancelar"
        tone="danger"
        onConfirm={() => {
          const place = removed ? placeOf(removed) : -1;
          if (place >= 0) onValueChange(value.toSpliced(place, 1));
          tell(removed?.contact.nome, 'removed');
          setRemoved(null);
        }}
      >
        Tem certeza que deseja remover {removed && rowName(removed)}?
      </ConfirmDialog>
    </ListField>
  );
}
