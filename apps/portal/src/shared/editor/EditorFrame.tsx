import { Button, Stack, StickyBar } from '@portal/ui';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { type Control, type FieldValues, type UseFormSetFocus, useWatch } from 'react-hook-form';
import { ConflictDialog, type ConflictDialogProps } from '../conflict/ConflictDialog.tsx';
import { DraftBanner } from '../drafts/DraftBanner.tsx';
import { UNSAVED_TEXT } from '../forms/unsavedText.ts';
import type { ChangeValue } from '../forms/useSchemaForm.ts';
import { type EditorContextValue, EditorProvider, type Reasons } from './EditorContext.ts';
import { UnsentNotice } from './UnsentNotice.tsx';

const noReasons: Reasons = {};
const openToAll = () => null;
const noOptions = () => [];

export interface EditorScopeProps<Form extends FieldValues, Body extends FieldValues>
  extends Partial<Pick<EditorContextValue, 'lockOf' | 'optionsOf'>> {
  /** What `useEditor` gives. */
  editor: Pick<EditorContextValue, 'fields' | 'known' | 'names'> & {
    readonly control: Control<Form, unknown, Body>;
    readonly change: ChangeValue<Form>;
    readonly setFocus: UseFormSetFocus<Form>;
  };
  /** A save is under way that leaves the form: nothing can be changed. @default false */
  saving?: boolean;
  /** Why values close fields, by their names. */
  closed?: (values: Form) => Reasons;
  children: ReactNode;
}

/** Gives the fields inside it the form that they belong to, and what is locked or closed there. */
export function EditorScope<Form extends FieldValues, Body extends FieldValues>({
  editor: { fields, known, names, control, change, setFocus },
  lockOf = openToAll,
  optionsOf = noOptions,
  saving = false,
  closed,
  children,
}: EditorScopeProps<Form, Body>) {
  const reasons = useWatch({ control, compute: (values: Form) => closed?.(values) ?? noReasons });
  const context = useMemo(
    () => ({
      fields,
      known,
      names,
      // The fields name their values by the table of the form, which knows more than this type.
      control: control as unknown as EditorContextValue['control'],
      change: change as unknown as EditorContextValue['change'],
      setFocus: setFocus as unknown as EditorContextValue['setFocus'],
      lockOf,
      optionsOf,
      saving,
      closed: reasons,
    }),
    [fields, known, names, control, change, setFocus, lockOf, optionsOf, saving, reasons],
  );
  return <EditorProvider value={context}>{children}</EditorProvider>;
}

interface EditorFrameProps<Form extends FieldValues, Body extends FieldValues>
  extends EditorScopeProps<Form, Body> {
  editor: EditorScopeProps<Form, Body>['editor'] & {
    readonly formProps: ComponentProps<'form'>;
    readonly dirty: boolean;
    readonly submitting: boolean;
    readonly unsavedDraft: object | null;
    readonly unsent: ComponentProps<typeof UnsentNotice>['values'];
    readonly conflictProps: ConflictDialogProps;
    readonly changedByOthers: readonly string[];
    readonly reviewChanges: (() => void) | null;
    restoreDraft(): void;
    discardDraft(): void;
  };
  /** Name of the form. */
  label: string;
  /** What the banner says about what was left unsaved, and what it adds to it. */
  draftBanner: { readonly title: string; readonly note?: string | undefined };
  /** What stands in the bar in place of `UNSAVED_TEXT`. */
  status?: string | null | undefined;
  /** The button that saves; without one there is no bar but for its status. */
  submit: { readonly label: string; readonly disabledReason?: string | null | undefined } | null;
  /** Other acts of the bar, before the button that saves. */
  acts?: ReactNode;
}

/** The form of an editor: what was left unsaved, its fields, the bar that saves, and the dialog of a conflict. */
export function EditorFrame<Form extends FieldValues, Body extends FieldValues>({
  label,
  draftBanner,
  status,
  submit,
  acts,
  children,
  ...fieldsProps
}: EditorFrameProps<Form, Body>) {
  const { editor } = fieldsProps;
  const reason = submit?.disabledReason ?? undefined;
  const shown = status ?? (editor.dirty ? UNSAVED_TEXT : null);
  const changed =
    editor.changedByOthers.length > 0 ? `Este registro mudou: ${editor.changedByOthers.join(', ')}` : null;
  return (
    <EditorScope {...fieldsProps}>
      <form {...editor.formProps} tabIndex={-1} aria-label={label}>
        <Stack gap="lg">
          {editor.unsavedDraft && (
            <DraftBanner
              title={draftBanner.title}
              onRecover={editor.restoreDraft}
              onDiscard={editor.discardDraft}
            >
              {draftBanner.note}
            </DraftBanner>
          )}
          {editor.unsent.length > 0 && <UnsentNotice values={editor.unsent} />}
          {children}
          {(submit ?? status ?? acts ?? null) !== null && (
            <StickyBar status={[shown, changed].filter(Boolean).join(' · ')}>
              {editor.reviewChanges && <Button onClick={editor.reviewChanges}>Ver o que mudou</Button>}
              {acts}
              {submit && (
                <Button
                  type="submit"
                  variant="primary"
                  loading={editor.submitting}
                  disabled={reason !== undefined}
                  disabledReason={reason}
                >
                  {submit.label}
                </Button>
              )}
            </StickyBar>
          )}
        </Stack>
      </form>
      <ConflictDialog {...editor.conflictProps} />
    </EditorScope>
  );
}
