import { answerOf, type PortalClient, toApiError, withMessage } from '@portal/api';
import {
  applyAction,
  isResultOf,
  REGISTRATION_STEPS,
  REQUIRED_FIELDS_TEXT,
  type StepNumber,
  savedText,
} from '@portal/domain';
import type { FormError } from '@portal/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isRefusedAsWhole } from '../../../shared/editor/isRefusedAsWhole.ts';
import type { TypedValues } from '../../../shared/editor/useDraft.ts';
import { type EditorOptions, useEditor } from '../../../shared/editor/useEditor.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import {
  type Registration,
  readRegistration,
  refreshRegistrationAtom,
  registrationSavedAtom,
} from '../registration/registrationAtoms.ts';
import { SAVE_FAILED } from '../registration/registrationTexts.ts';
import type { SectionParams } from '../registration/sectionCalls.ts';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { savingStepAtom } from './savingStepAtom.ts';
import { formErrors, registrationErrorsAtom, stepErrorsAtom, stepRefusedAtom } from './stepErrors.ts';
import {
  anyTypedAtom,
  closedStepsAtom,
  removeTypedStepsAtom,
  typedStepAtom,
  unsavedPath,
} from './typedSteps.ts';

const noProblems: readonly FormError[] = [];

const unsavedText = (step: string) => `Salve antes a etapa ${step}: há alterações não salvas`;

/** Where the draft of a step is kept. */
const draftPlace = (flowId: string, step: string) => ({ page: `registration-${flowId}`, form: step });

interface StepFormOptions<Form extends FieldValues, Body extends FieldValues>
  extends StepPanelProps,
    Pick<
      EditorOptions<Registration, Form, Body>,
      'fields' | 'recordsOf' | 'recordLabel' | 'optionLabel' | 'settle'
    > {
  /** Number of the step. */
  step: StepNumber;
  /** The rules, which the gateway shares. */
  schema: z.ZodMiniType<Body, Form>;
  /** The values of the form for a supplier. */
  toForm(supplier: Registration['fornecedor']): Form;
  /** Saves the step: `sectionCalls[…]`. */
  send(api: PortalClient, params: SectionParams, body: Body): Promise<{ data?: Registration }>;
  /**
   * What keeps the step from being sent besides its fields, as documents that are missing; `field` is the id or form name
   * to go to. Shown once the step was tried to be sent: see `attempted`.
   */
  problems?: readonly FormError[];
  /** Called once the step is saved. */
  onSaved?(): void;
}

/**
 * The editor of a step of a registration: `useEditor`, with the message of the save (ONB-089 to ONB-091), its errors
 * among those of all steps, and one question before the page with its steps is left. What is typed stays while other
 * steps are open.
 *
 * @example
 * const form = useStepForm({ ...panel, step: 5, fields, schema, toForm, send: sectionCalls.financeiro });
 * return <StepForm form={form}>…</StepForm>;
 */
export function useStepForm<Form extends FieldValues, Body extends FieldValues>({
  registration,
  viewer,
  editing,
  onSend,
  step: number,
  schema,
  toForm,
  send,
  problems = noProblems,
  onSaved,
  ...options
}: StepFormOptions<Form, Body>) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { drafts } = useAtomValue(servicesAtom);
  const setRegistration = useSetAtom(registrationSavedAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const store = useStore();
  const setTyped = useSetAtom(typedStepAtom);
  const removeTypedSteps = useSetAtom(removeTypedStepsAtom);
  const setErrors = useSetAtom(stepErrorsAtom);
  const countRefusal = useSetAtom(stepRefusedAtom);
  const setSaving = useSetAtom(savingStepAtom);
  const flowId = registration.id;
  const title = REGISTRATION_STEPS[number - 1]?.title ?? '';
  const editable = editing.mode === 'editable';

  // What was typed before another step was opened; what differs from the saved values counts as unsaved again.
  const [typedBefore] = useState(() => (editable ? store.get(typedStepAtom)(flowId, title) : null));
  const [refusedBefore] = useState(() =>
    store
      .get(registrationErrorsAtom)
      .errors(flowId)
      .some(({ step }) => step === title),
  );
  /** Whether what was typed and refused before is in the form again. */
  const [restored, setRestored] = useState(!refusedBefore);

  /** What the page does once the step is saved. */
  const goOn = useRef<() => void>(undefined);
  /** Takes back what was said of a step that could not be sent. */
  const closeRefusal = useRef<() => void>(undefined);
  useEffect(() => () => closeRefusal.current?.(), []); // it is about fields that are gone

  const editor = useEditor<Registration, Form, Body>({
    ...options,
    record: registration,
    toForm: (record) => toForm((record ?? registration).fornecedor),
    loadSchema: async () => schema,
    read: () => readRegistration(api, flowId),
    conflict: {
      isDone: (before, newest) => isResultOf(newest, before, { kind: 'save', step: number }, viewer.roles),
    },
    write: async (body, base) => {
      goOn.current = await onSend?.(number);
      const params = { path: { fluxoCadastroId: flowId }, header: ifMatch(base ?? registration) };
      return answerOf(send(api, params, body)).catch(async (error: unknown) => {
        if (isRefusedAsWhole(toApiError(error))) await refresh(flowId); // the step then closes (G-22)
        throw withMessage(error, SAVE_FAILED);
      });
    },
    onSaved: (saved, _before, typedOn) => {
      closeRefusal.current?.();
      setErrors(flowId, title, []);
      setRegistration(saved);
      // What was typed during the save stands over what was saved, also where the step is left by now.
      const typed = store.get(typedStepAtom)(flowId, title);
      if (typed)
        setTyped(
          flowId,
          title,
          typedOn ? { ...typed, values: editor.values(), saved: toForm(saved.fornecedor) } : null,
        );
      notify.success(savedText(number, viewer.roles));
      onSaved?.();
      if (!typedOn) goOn.current?.();
    },
    place: () => draftPlace(flowId, title),
    draft: {
      restored: typedBefore as TypedValues<Form> | null, // what was typed in this step is of its form
      offeredBy: typedBefore && !typedBefore.isOffered ? null : 'form',
    },
    editable,
    refuses: () => {
      const saved = applyAction(registration, { kind: 'save', step: number }, viewer.roles);
      const lost = saved.ok ? store.get(closedStepsAtom)(flowId, saved.flow, viewer.roles) : [];
      const others = lost.filter(({ step }) => step !== title);
      const [first] = others;
      if (problems.length === 0 && !first) return false;
      for (const { step, ...typed } of others)
        setErrors(flowId, step, [{ step, field: unsavedPath(typed), label: unsavedText(step) }]);
      closeRefusal.current = notify.error(
        problems.length === 0 && first ? unsavedText(first.step) : REQUIRED_FIELDS_TEXT,
      );
      countRefusal();
      return true;
    },
    part: {
      refusedBefore,
      onTyped: (typed) => setTyped(flowId, title, typed),
      unsaved: useAtomValue(anyTypedAtom),
      leaves: (from, to) => from.pathname !== to.pathname,
    },
    onDiscard: () => {
      for (const typed of removeTypedSteps()) {
        if (!typed.isOffered) drafts.drop(draftPlace(typed.flowId, typed.step));
        setErrors(typed.flowId, typed.step, []);
      }
    },
  });

  const checkRestored = useEffectEvent(async () => {
    if (refusedBefore) await editor.check();
    setRestored(true);
  });
  useEffect(() => void checkRestored(), []);

  useEffect(() => {
    setSaving(editor.submitting);
    return () => setSaving(false);
  }, [editor.submitting, setSaving]);

  const { errors } = useFormState({ control: editor.control });
  const wrong = [...formErrors(errors, editor.fields, title), ...(editor.attempted ? problems : noProblems)];
  useEffect(() => {
    if (restored) setErrors(flowId, title, wrong); // which changes nothing when it is the same
  });

  return {
    ...editor,
    editing,
    title,
  };
}

/** The form of a step, as its frame takes it. */
export type StepFormState<Form extends FieldValues, Body extends FieldValues> = ReturnType<
  typeof useStepForm<Form, Body>
>;
