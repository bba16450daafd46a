import type { FieldTable, FormOf } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ListFrame, type ListFrameProps } from '../../../shared/list/ListFrame.tsx';
import { CloseContext } from '../../../shared/loading/lazyOverlay.tsx';
import { RecordDraftBanner } from '../../../shared/records/RecordDraftBanner.tsx';
import { Removal } from '../../../shared/records/Removal.tsx';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import type { StoredRecord } from '../../../shared/records/recordRegister.ts';
import type { ListRegister } from './createListRegister.ts';

interface RegisterPageProps<Row extends StoredRecord, Fields extends FieldTable, Body>
  extends Omit<ListFrameProps<Row>, 'list' | 'actions' | 'loading'> {
  register: ListRegister<Row, Fields, Body>;
  /** As in 'Você tinha uma marca não salva'. */
  draftTitle: string;
  /** Title of the question before a record is removed; left out where none is. */
  removalTitle?: string;
  /** What a record, or what was typed of one, is called. */
  nameOf(record: Row | FormOf<Fields>): string;
  /** The dialog of a record, a `lazyOverlay`: the list does without its fields until it opens. */
  children: ReactNode;
}

/** A register that is changed: its list, a button for a new record, and the acts on each. */
export function RegisterPage<Row extends StoredRecord, Fields extends FieldTable, Body>({
  register,
  draftTitle,
  removalTitle,
  nameOf,
  columns,
  children,
  ...rest
}: RegisterPageProps<Row, Fields, Body>) {
  const open = useSetAtom(register.openAtom);
  const remove = useSetAtom(register.removal.rowAtom);
  const isOpen = useAtomValue(register.dialogAtom) !== null;
  const removes = removalTitle !== undefined;
  const withActions = useMemo(
    () => [...columns, recordActions<Row>({ edit: open, ...(removes && { remove }) })],
    [columns, open, remove, removes],
  );
  return (
    <ListFrame
      {...rest}
      list={register.list}
      columns={withActions}
      loading={useAtomValue(register.openingAtom) !== null}
      actions={
        <Button variant="primary" onClick={() => open(null)}>
          Adicionar
        </Button>
      }
    >
      <RecordDraftBanner register={register} title={draftTitle} nameOf={nameOf} />
      <CloseContext value={useSetAtom(register.callOffAtom)}>
        <Suspense>{isOpen && children}</Suspense>
      </CloseContext>
      {removes && <Removal removal={register.removal} title={removalTitle} nameOf={nameOf} />}
    </ListFrame>
  );
}
