import { ApiError, type PortalClient, withMessage } from '@portal/api';
import { REGISTRATION_STEPS, type StepNumber, savedText } from '@portal/domain';
import type { FormError } from '@portal/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { mergeEdits } from '../../../shared/conflict/compareEdits.ts';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
import { useConflict } from '../../../shared/conflict/useConflict.ts';
import { useBaseRecord } from '../../../shared/forms/useBaseRecord.ts';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import {
  type Registration,
  readRegistration,
  registrationSavedAtom,
} from '../registration/registrationAtoms.ts';
import { SAVE_FAILED } from '../registration/registrationTexts.ts';
import type { SectionParams } from '../registration/sectionCalls.ts';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { savingStepAtom } from './savingStepAtom.ts';
import { draftPlace, parseStepDraft, toStepDraft } from './stepDraft.ts';
import {
  formErrors,
  registrationErrorsAtom,
  type StepField,
  stepErrorsAtom,
  stepRefusedAtom,
} from './stepErrors.ts';
import { anyTypedAtom, takeTypedStepsAtom, typedStepAtom } from './typedSteps.ts';

const INCOMPLETE = 'Preencha todos os campos obrigatórios';
const noProblems: readonly FormError[] = [];

interface StepFormOptions<Form extends FieldValues, Body extends FieldValues> extends StepPanelProps {
  /** Number of the step. */
  step: StepNumber;
  /** Brings the rules, which the gateway shares. */
  loadSchema(values: Form): Promise<z.ZodType<Body, Form>>;
  /** The values of the form for a registration. */
  toForm(registration: Registration): Form;
  /** Saves the step: `sectionCalls[…]`. */
  send(api: PortalClient, params: SectionParams, body: Body): Promise<{ data?: Registration | undefined }>;
  /** Its fields in their order, for the list of errors and the conflict dialog. */
  fields: readonly StepField<Form>[];
  /** The values that may be kept on the device as a draft; what the schema does not name is not. */
  kept: z.ZodType<Partial<Form>>;
  /**
   * What keeps the step from being sent besides its fields, as documents that are missing; `field` is the id or form name
   * to go to. Shown once the step was tried to be sent: see `attempted`.
   */
  problems?: readonly FormError[];
  /** What values make of other values, see `useSchemaForm`. */
  settle?(values: Form): Partial<Form>;
}

/**
 * The form of a step of a registration: its rules, its draft on the device (D11), saving on top of the version that was
 * read (D7), the message of the save (ONB-089 to ONB-091), its errors among those of all steps, and the question before
 * the page is left. What is typed stays while other steps are open.
 *
 * @example
 * const form = useStepForm({ ...panel, step: 1, loadSchema, toForm, send: sectionCalls['dados-basicos'], fields, kept });
 * return <StepForm form={form} label="Dados da Empresa">…</StepForm>;
 */
export function useStepForm<Form extends FieldValues, Body extends FieldValues>({
  registration: read,
  viewer,
  editing,
  onSaved,
  step: number,
  loadSchema,
  toForm,
  send,
  fields,
  kept,
  problems = noProblems,
  settle,
}: StepFormOptions<Form, Body>) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { drafts } = useAtomValue(servicesAtom);
  const takeSaved = useSetAtom(registrationSavedAtom);
  const store = useStore();
  const setTyped = useSetAtom(typedStepAtom);
  const takeTyped = useSetAtom(takeTypedStepsAtom);
  const tellErrors = useSetAtom(stepErrorsAtom);
  const refuse = useSetAtom(stepRefusedAtom);
  const tellSaving = useSetAtom(savingStepAtom);
  const flowId = read.id;
  const title = REGISTRATION_STEPS[number - 1]?.title ?? '';
  const place = draftPlace(flowId, title);
  const mayTake = editing.mode === 'editable';

  // What was typed before another step was opened; what differs from the saved values counts as unsaved again.
  const [before] = useState(() => {
    const typed = mayTake ? store.get(typedStepAtom)(flowId, title) : null;
    // The values of this step are of this form.
    return typed && { loaded: typed.saved as Form, mine: typed.values as Form };
  });
  const [leftOver, setLeftOver] = useState(() =>
    mayTake && !before ? drafts.read(place, (draft) => parseStepDraft(kept, draft)) : null,
  );
  const [refusedBefore] = useState(() =>
    store
      .get(registrationErrorsAtom)
      .errors(flowId)
      .some(({ step }) => step === title),
  );

  /** Whether what was typed and refused before is in the form again. */
  const [takenUp, setTakenUp] = useState(!refusedBefore);

  const forget = () => {
    drafts.drop(place);
    setTyped(flowId, title, null);
    tellErrors(flowId, title, []);
  };

  const form = useSchemaForm<Form, Body>({
    loadSchema,
    // A form holds every value of its type, so that there is nothing deep to leave out.
    defaultValues: toForm(read) as DefaultValues<Form>,
    refusedBefore,
    ...(settle && { settle: (values: Form) => (mayTake ? settle(values) : {}) }),
    onSubmit: async (_body, typed) => {
      if (problems.length === 0) {
        await conflict.save(typed);
      } else {
        notify.error(INCOMPLETE);
        refuse();
      }
    },
    onDraft: (values) => {
      if (!values) {
        drafts.drop(place);
        setTyped(flowId, title, null);
        return;
      }
      const saved = toForm(base ?? read);
      const draft = toStepDraft(kept, { values, saved, typedAt: new Date() });
      setTyped(flowId, title, { values, saved });
      if (draft && !isSameValue(draft.values, draft.saved)) drafts.keep(place, draft);
      else drafts.drop(place);
    },
  });
  const [base, setBase] = useBaseRecord({
    read,
    dirty: form.dirty,
    fill: (record) => form.fill(toForm(record), toForm(record)),
  });
  const guard = useLeaveGuard(useAtomValue(anyTypedAtom), {
    leaves: (from, to) => from.pathname !== to.pathname,
    onDiscard: () => {
      for (const typed of takeTyped()) {
        drafts.drop(draftPlace(typed.flowId, typed.step));
        tellErrors(typed.flowId, typed.step, []);
      }
    },
  });

  const takeUp = useEffectEvent(async () => {
    if (before) form.fill(mergeEdits({ ...before, theirs: toForm(read) }), toForm(read));
    if (refusedBefore) await form.check();
    setTakenUp(true);
  });
  useEffect(() => void takeUp(), []);

  const conflict = useConflict<Registration, Form>({
    record: base ?? read,
    fields,
    toValues: toForm,
    read: () => readRegistration(api, flowId),
    write: async (values, record) => {
      const body = (await loadSchema(values)).parse(values);
      const params = { path: { fluxoCadastroId: flowId }, header: ifMatch(record) };
      const { data: saved } = await send(api, params, body).catch((error: unknown) => {
        throw withMessage(error, SAVE_FAILED);
      });
      if (!saved) throw new ApiError({ kind: 'invalidResponse', message: SAVE_FAILED });
      forget();
      guard.release();
      setBase(saved);
      form.fill(toForm(saved), toForm(saved));
      takeSaved(saved);
      notify.success(savedText(number, viewer.roles));
      onSaved?.(saved);
    },
    fill: (values, record) => {
      setBase(record);
      form.fill(values, toForm(record));
    },
  });

  useEffect(() => {
    tellSaving(form.submitting);
    return () => tellSaving(false);
  }, [form.submitting, tellSaving]);

  const { errors, isSubmitted } = useFormState({ control: form.control });
  const attempted = isSubmitted || refusedBefore;
  const wrong = [...formErrors(errors, fields, title), ...(attempted ? problems : noProblems)];
  useEffect(() => {
    if (takenUp) tellErrors(flowId, title, wrong); // which takes down nothing new when it is the same
  });

  return {
    ...form,
    editing,
    title,
    /** Whether the step was tried to be sent: from then on what is missing is shown. */
    attempted,
    conflictProps: conflict.dialogProps,
    /** What was typed in an earlier visit, until it is taken up or given up. */
    leftOver,
    recover: () => {
      const saved = toForm(base ?? read);
      // What was saved meanwhile stays, but for what was typed.
      if (leftOver) {
        const loaded = { ...saved, ...leftOver.saved };
        form.fill(mergeEdits({ loaded, mine: { ...saved, ...leftOver.values }, theirs: saved }), saved);
      }
      setLeftOver(null);
    },
    discard: () => {
      drafts.drop(place);
      setLeftOver(null);
    },
  };
}

/** The form of a step, as its parts take it. */
export type StepFormState<Form extends FieldValues, Body extends FieldValues> = ReturnType<
  typeof useStepForm<Form, Body>
>;
