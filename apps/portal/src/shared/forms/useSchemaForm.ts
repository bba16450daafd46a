import { zodResolver } from '@hookform/resolvers/zod';
import { toApiError } from '@portal/api';
import { type EditDuringSave, REQUIRED_FIELDS_TEXT } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { spokenErrorAtom } from '../announcement/spokenErrorAtom.ts';
import { isSameValue } from '../conflict/isSameValue.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { copyValues } from './copyValues.ts';
import { useOneAtATime } from './useOneAtATime.ts';

/** The names of the fields whose values differ from those that were sent. */
const changedSince = <Values extends FieldValues>(sent: Values, now: Values): string[] =>
  Object.keys(now).filter((name) => !isSameValue(sent[name], now[name]));

/** A path with its parent paths, the outermost first: `contatos`, `contatos.0`, `contatos.0.email`. */
const pathsTo = (path: string) =>
  path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

/** One name for all rows of a list: each error is compared with each name, to tell errors of a list from those of its rows. */
const namesOfLists = <Name extends string>(names: readonly Name[] = []): Name[] => {
  const rows = names.flatMap((name) => /^.*\.\d+/.exec(name)?.[0].replace(/\d+$/, '0') ?? []);
  return [...new Set(rows)] as Name[]; // paths of the form too
};

/** Changes a value as if the user had typed it. */
export type ChangeValue<Input extends FieldValues> = <Name extends FieldPath<Input>>(
  name: Name,
  value: FieldPathValue<Input, Name>,
) => void;

interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /**
   * Loads the validation schema, which the gateway shares, when the user starts to type, so that the form renders
   * without waiting for it.
   *
   * @param values current values: rules may depend on them.
   */
  loadSchema(values: Input): Promise<z.ZodMiniType<Output, Input>>;
  defaultValues: DefaultValues<Input>;
  /**
   * Sends the values; errors are shown at their fields or as a notification, and the form keeps its values.
   *
   * @param typed the values before the schema transformed them.
   * @returns `false` where nothing was saved: notifications of earlier failed saves then stay.
   */
  onSubmit(values: Output, typed: Input): Promise<unknown>;
  /** Fields that are emptied when the server says that they are wrong, such as a password. */
  emptiedOnRefusal?: readonly FieldPath<Input>[];
  /** Called with the values during typing, `null` when they are back to the initial ones. */
  onDraft?(values: Input | null): void;
  /** Adjusts values that depend on others after every change, for example a flag that no longer applies. */
  settle?(values: Input): Partial<Input>;
  /**
   * What was changed of a field during a save, on top of what was stored.
   * @default as it was typed
   */
  onStored?(name: string, edit: EditDuringSave<unknown>): unknown;
  /**
   * Whether the values were already refused before the form mounted: errors then update during typing from the
   * start, after a `check`.
   *
   * @default false
   */
  refusedBefore?: boolean;
  /**
   * Whether a field is validated on blur, as in the dialogs of the library.
   *
   * @default false
   */
  checkOnLeave?: boolean;
}

/**
 * A form with a schema. It is sent once at a time; an invalid one focuses its first invalid field and shows one
 * message (FND-079, FND-080, FRM-39); errors of the server go to their fields, all others to a notification (D9).
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>({
  loadSchema,
  defaultValues,
  onSubmit,
  emptiedOnRefusal = [],
  onDraft,
  settle,
  onStored = (_name, { typed }) => typed,
  refusedBefore = false,
  checkOnLeave = false,
}: SchemaFormOptions<Input, Output>) {
  const services = useAtomValue(servicesAtom);
  const speak = useSetAtom(spokenErrorAtom);
  const resolver: Resolver<Input, unknown, Output> = async (values, context, { names, ...options }) => {
    const typed = copyValues(values); // the user may type while the schema loads
    // At once, for no rule waits; else zod puts the values that a rule turns into others behind the rest of the body.
    const resolve = zodResolver(await loadSchema(typed), undefined, { mode: 'sync' });
    return resolve(typed, context, { ...options, names: namesOfLists(names) });
  };
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: refusedBefore ? 'onChange' : checkOnLeave ? 'onTouched' : 'onSubmit',
  });
  // It stays the same function, for it must draw no field anew.
  const change = useCallback<ChangeValue<Input>>(
    (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      // Once for the value: `setValue` would judge the form for each field in it.
      if (refusedBefore || form.formState.isSubmitted) form.trigger(name).catch(() => false);
    },
    [form, refusedBefore],
  );
  const sent = useRef<Input>(undefined);
  /** Closes each notification of an earlier failed save. */
  const closings = useRef<(() => void)[]>([]);
  const closeIncomplete = useRef<() => void>(undefined);
  useEffect(() => () => closeIncomplete.current?.(), []); // it is about fields that are gone

  type Here = ReturnType<typeof notifyFromHere>;
  const say = (here: Here, failure: Parameters<Here['error']>[0]) => {
    const close = here.error(failure);
    closings.current.push(close);
    return close;
  };
  const sayIncomplete = (here: Here) => {
    closeIncomplete.current = say(here, REQUIRED_FIELDS_TEXT);
  };
  const closeNotifications = () => {
    for (const close of closings.current.splice(0)) close();
  };
  const showFailure = (failure: unknown, here: Here) => {
    const refusal = toApiError(failure);
    const { message, fields } = refusal;
    if (here.hasLeft()) return void say(here, refusal);
    const known = Object.keys(form.getValues());
    const wrong = Object.entries(fields)
      .map(([path, texts]) => [path.replace(/\[(\d+)\]/g, '.$1'), texts] as const) // in the path syntax of the form
      .filter(([name]) => known.includes(name.split('.')[0] ?? ''));
    if (wrong.length === 0) say(here, refusal);
    for (const name of emptiedOnRefusal)
      if (wrong.some(([refused]) => refused === name)) form.resetField(name);
    // Only names of the form get here.
    for (const [name, texts] of wrong)
      form.setError(name as FieldPath<Input>, { type: 'server', message: texts[0] ?? message });
    const [first] = wrong;
    if (!first) return;
    const [name, [text = message]] = first;
    const { activeElement } = document;
    // A row of a list has no field of its own, so the list gets focus.
    for (const path of pathsTo(name)) form.setFocus(path as FieldPath<Input>);
    setTimeout(() => document.activeElement === activeElement && speak(text)); // `setFocus` takes a task too
  };

  const { act: send, underWay } = useOneAtATime(async (event?: SubmitEvent<HTMLFormElement>) => {
    speak(''); // the same error is read out again
    const typed = copyValues(form.getValues());
    sent.current = typed;
    const here = notifyFromHere(services);
    const showFailureHere = (failure: unknown) => showFailure(failure, here);
    let saved = false;
    const take = (answer: unknown) => {
      saved = answer !== false;
      if (saved) closeNotifications();
    };
    const check = form.handleSubmit(
      (values) => onSubmit(values, typed).then(take, showFailureHere),
      () => void setTimeout(() => sayIncomplete(here)), // a task after the messages, which many fields make a long one
    );
    await check(event).catch(showFailureHere); // the schema could not be loaded
    sent.current = undefined;
    return saved;
  });

  const applySettled = useEffectEvent((values: Input) => {
    for (const [name, value] of Object.entries(settle?.(values) ?? {})) {
      if (isSameValue(values[name], value)) continue;
      // `settle` names fields of the form, each with a value of its own.
      change(name as FieldPath<Input>, value);
    }
  });
  const reportDraft = useEffectEvent((values: Input, dirty: boolean) => onDraft?.(dirty ? values : null));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          reportDraft(values, isDirty ?? false);
          applySettled(values);
        },
      }),
    [form],
  );

  return {
    control: form.control,
    /** Whether there are unsaved changes. */
    dirty: form.formState.isDirty,
    submitting: underWay,
    /** Whether the form was tried to be sent: from then on what is missing is shown. */
    attempted: refusedBefore || form.formState.isSubmitted,
    /** The current values. */
    values: () => form.getValues(),
    /** Changes a value as if the user had typed it: once the form was tried to be sent, it is judged at once. */
    change,
    /** Changes a value, and judges it only where that is asked for. */
    setValue: form.setValue,
    /** Focuses a field, as of a part that has just been opened. */
    setFocus: form.setFocus,
    /**
     * Shows other values, for example after a save or a conflict (D7); differences from the saved ones are dirty.
     * Input since the save started is kept.
     *
     * @returns whether there is such input.
     */
    fill(values: Input, saved: Input): boolean {
      const [before, now] = [sent.current, form.getValues()];
      const changed = before ? changedSince(before, now) : [];
      const typedSince = changed.map((name) => [
        name,
        onStored(name, { sent: before?.[name], stored: values[name], typed: now[name] }),
      ]);
      if (before) sent.current = copyValues(values); // what others saved is not typed by the user
      form.reset(saved);
      form.reset({ ...values, ...Object.fromEntries(typedSince) }, { keepDefaultValues: true });
      return changed.length > 0;
    },
    /** Validates and shows errors without sending; resolves even when the schema could not be loaded. */
    check: (options?: { shouldFocus?: boolean }) => form.trigger(undefined, options).catch(() => false),
    /** Sends as the form does; resolves with whether it was saved, once there is an answer or the values are refused. */
    submit: async () => (await send()) === true,
    /** Props of the `<form>`. */
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event);
      },
      onFocus: () => void loadSchema(form.getValues()).catch(() => undefined),
    },
  };
}
