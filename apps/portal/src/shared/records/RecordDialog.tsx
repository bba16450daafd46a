import { Button, Dialog, type DialogProps } from '@portal/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog, type ConflictDialogProps } from '../conflict/ConflictDialog.tsx';
import { EditorScope, type EditorScopeProps } from '../editor/EditorFrame.tsx';

interface RecordDialogProps<Form extends FieldValues, Body extends FieldValues>
  extends Pick<DialogProps, 'title' | 'size' | 'initialFocusRef'>,
    Pick<EditorScopeProps<Form, Body>, 'closed'> {
  /** What `useRecordForm` gives. */
  form: EditorScopeProps<Form, Body>['editor'] & {
    readonly formProps: ComponentProps<'form'>;
    readonly submitting: boolean;
    readonly dirty: boolean;
    readonly conflictProps: ConflictDialogProps;
    close(): void;
  };
  /** The fields. */
  children: ReactNode;
}

/** The dialog that creates and changes a small record (GAP-39, GAP-40). */
export function RecordDialog<Form extends FieldValues, Body extends FieldValues>({
  form,
  closed,
  children,
  ...rest
}: RecordDialogProps<Form, Body>) {
  const formId = useId();
  return (
    <EditorScope editor={form} {...(closed && { closed })}>
      <Dialog
        {...rest}
        open
        onOpenChange={(open) => open || form.close()}
        dismissable={!form.dirty}
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
    </EditorScope>
  );
}
