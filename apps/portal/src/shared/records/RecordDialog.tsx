import { Button, Dialog, type DialogProps } from '@portal/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ConflictDialog, type ConflictDialogProps } from '../conflict/ConflictDialog.tsx';

interface RecordDialogProps extends Pick<DialogProps, 'title' | 'size' | 'initialFocusRef'> {
  /** What `useRecordForm` gives. */
  form: {
    readonly formProps: ComponentProps<'form'>;
    readonly submitting: boolean;
    readonly unsaved: boolean;
    readonly conflictProps: ConflictDialogProps;
    close(): void;
  };
  /** The fields. */
  children: ReactNode;
}

/** The dialog that creates and changes a small record (GAP-39, GAP-40). */
export function RecordDialog({ form, children, ...rest }: RecordDialogProps) {
  const formId = useId();
  return (
    <>
      <Dialog
        {...rest}
        open
        onOpenChange={(open) => open || form.close()}
        dismissable={!form.unsaved}
        footer={
          <>
            <Button onClick={form.close}>Cancelar</Button>
            <Button type="submit" form={formId} variant="primary" loading={form.submitting}>
              Salvar
            </Button>
          </>
        }
      >
        <form {...form.formProps} id={formId}>
          {children}
        </form>
      </Dialog>
      <ConflictDialog {...form.conflictProps} />
    </>
  );
}
