import { WAITING_TEXT } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import { Button, Stack, StickyBar } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ConflictDialog, type ConflictDialogProps } from '../../../shared/conflict/ConflictDialog.tsx';
import { DraftBanner } from '../../../shared/drafts/DraftBanner.tsx';
import type { PanelEditing } from '../steps/StepPanelProps.ts';

interface StepFormProps {
  /** What `useStepForm` gives. */
  form: {
    readonly formProps: ComponentProps<'form'>;
    readonly editing: PanelEditing;
    readonly title: string;
    readonly dirty: boolean;
    readonly submitting: boolean;
    readonly leftOver: { readonly typedAt: string } | null;
    readonly conflictProps: ConflictDialogProps;
    recover(): void;
    discard(): void;
  };
  /** Why the step cannot be sent now, as while files are on their way; the button says it. */
  blockedReason?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The form of a step: what was left unsaved, the fields, and the bar with the button that saves or why there is none. */
export function StepForm({ form, blockedReason, children }: StepFormProps) {
  const { submitLabel, reason } = form.editing;
  // That staff analyses is said by the banner of the page.
  const told = reason === WAITING_TEXT ? null : reason;
  const status = told ?? blockedReason ?? (form.dirty ? 'Alterações não salvas' : undefined);
  return (
    <>
      <form {...form.formProps} aria-label={form.title}>
        <Stack gap="lg">
          {form.leftOver && (
            <DraftBanner
              title="Você tinha alterações não salvas nesta etapa"
              onRecover={form.recover}
              onDiscard={form.discard}
            >
              Digitadas em {formatInstantDateTime(form.leftOver.typedAt)}.
            </DraftBanner>
          )}
          {children}
          {(submitLabel ?? told) !== null && (
            <StickyBar status={status}>
              {submitLabel && (
                <Button
                  type="submit"
                  variant="primary"
                  loading={form.submitting}
                  disabled={blockedReason !== undefined}
                  disabledReason={blockedReason}
                >
                  {submitLabel}
                </Button>
              )}
            </StickyBar>
          )}
        </Stack>
      </form>
      <ConflictDialog {...form.conflictProps} />
    </>
  );
}
