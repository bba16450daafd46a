import { REFUSED_TEXT, WAITING_TEXT } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditorContextValue } from '../../../shared/editor/EditorContext.ts';
import { EditorFrame } from '../../../shared/editor/EditorFrame.tsx';
import type { StepFormState } from './useStepForm.ts';

interface StepFormProps<Form extends FieldValues, Body extends FieldValues>
  extends Partial<Pick<EditorContextValue, 'optionsOf'>> {
  /** What `useStepForm` gives. */
  form: StepFormState<Form, Body>;
  /** Why the step cannot be sent now, as while files are on their way; the button says it. */
  disabledReason?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The form of a step: what was left unsaved, the fields, and the bar with the button that saves or why there is none. */
export function StepForm<Form extends FieldValues, Body extends FieldValues>({
  form,
  disabledReason,
  children,
  ...scope
}: StepFormProps<Form, Body>) {
  const { submitLabel, reason } = form.editing;
  // The banner of the page says that staff analyses, and that the registration was refused.
  const notice = reason === WAITING_TEXT || reason === REFUSED_TEXT ? null : reason;
  const notKept = Object.values(form.fields).flatMap(({ notKept: text = [] }) => text);
  return (
    <EditorFrame
      {...scope}
      editor={form}
      label={form.title}
      draftBanner={{
        title: 'Você tinha alterações não salvas nesta etapa',
        note: form.unsavedDraft
          ? [`Digitadas em ${formatInstantDateTime(form.unsavedDraft.typedAt)}.`, ...notKept].join(' ')
          : undefined,
      }}
      lockOf={() => reason}
      status={notice ?? (submitLabel ? disabledReason : null)}
      submit={submitLabel ? { label: submitLabel, disabledReason } : null}
    >
      {children}
    </EditorFrame>
  );
}
