import { Button, type ListPageProps } from '@portal/ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { StoredRecord } from '../../../shared/records/recordRegister.ts';
import type { ListRegister } from './createListRegister.ts';
import { RegisterListPage } from './RegisterListPage.tsx';

interface RegisterPageProps<Row extends StoredRecord, Form extends object, Body>
  extends Pick<ListPageProps<Row>, 'columns' | 'searchPlaceholder'> {
  register: ListRegister<Row, Form, Body>;
  /** What is left over, and the dialogs. */
  children: ReactNode;
}

/** A register that is changed: its list, and a button for a new record. */
export function RegisterPage<Row extends StoredRecord, Form extends object, Body>({
  register,
  ...rest
}: RegisterPageProps<Row, Form, Body>) {
  const openNew = useSetAtom(register.openNewAtom);
  return (
    <RegisterListPage
      {...rest}
      list={register.list}
      getRowId={({ id }) => id}
      actions={
        <Button variant="primary" onClick={openNew}>
          Adicionar
        </Button>
      }
    />
  );
}
