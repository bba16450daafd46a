import type { FieldTable, FormOf } from '@portal/domain';
import { Button, Dialog, type DialogProps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { EditorScope, type EditorScopeProps } from '../editor/EditorFrame.tsx';
import type { RecordDialogState, RecordRegister, StoredRecord } from './recordRegister.ts';
import { useRecordForm } from './useRecordForm.ts';

interface RecordDialogProps<Row extends StoredRecord, Fields extends FieldTable, Body extends FieldValues>
  extends Pick<DialogProps, 'size' | 'initialFocusRef'>,
    Pick<EditorScopeProps<FormOf<Fields>, Body>, 'closed'> {
  register: RecordRegister<Row, Fields, Body>;
  /** Title for a new record, and for one that is there. */
  titles: { readonly create: string; readonly edit: string };
  /** The button that creates. @default 'Salvar' */
  createLabel?: string;
  /** The fields, which may show more of a record that is there. */
  children: ReactNode | ((record: Row | null) => ReactNode);
}

function OpenDialog<Row extends StoredRecord, Fields extends FieldTable, Body extends FieldValues>({
  register,
  opened,
  titles,
  createLabel = 'Salvar',
  closed,
  children,
  ...rest
}: RecordDialogProps<Row, Fields, Body> & { opened: RecordDialogState<Row, FormOf<Fields>> }) {
  const form = useRecordForm({ register, opened });
  const formId = useId();
  return (
    <EditorScope editor={form} saving={form.submitting} {...(closed && { closed })}>
      <Dialog
        {...rest}
        title={form.base ? titles.edit : titles.create}
        open
        // Escape and a press beside it may be a slip.
        onOpenChange={(_, { reason }) =>
          reason === 'close-button' ? form.close() : form.askToLeave(form.close)
        }
        footer={
          <>
            <Button onClick={form.close}>Cancelar</Button>
            <Button type="submit" form={formId} variant="primary" loading={form.submitting}>
              {form.base ? 'Salvar' : createLabel}
            </Button>
          </>
        }
      >
        <form {...form.formProps} id={formId}>
          {typeof children === 'function' ? children(form.base) : children}
        </form>
      </Dialog>
      <ConflictDialog {...form.conflictProps} />
    </EditorScope>
  );
}

/** The dialog that creates and changes a small record (GAP-39, GAP-40). */
export function RecordDialog<Row extends StoredRecord, Fields extends FieldTable, Body extends FieldValues>(
  props: RecordDialogProps<Row, Fields, Body>,
) {
  const opened = useAtomValue(props.register.dialogAtom);
  return opened && <OpenDialog key={opened.record?.id} {...props} opened={opened} />;
}
