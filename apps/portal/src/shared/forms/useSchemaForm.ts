import { zodResolver } from '@hookform/resolvers/zod';
import { toApiError } from '@portal/api';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { isSameValue } from '../conflict/isSameValue.ts';
import { notifyAtom } from '../services/servicesAtom.ts';
import { copyValues } from './copyValues.ts';
import { useOneAtATime } from './useOneAtATime.ts';

const INCOMPLETE = 'Preencha todos os campos obrigatórios';

/** The fields whose values are no longer those that were sent. */
const changedSince = <Values extends FieldValues>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSameValue(sent[name], value)),
  ) as Partial<Values>; // some of its own fields

/** A path and those that it lies in, the outermost first: `contatos`, `contatos.0`, `contatos.0.email`. */
const pathsTo = (path: string) =>
  path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /**
   * Brings the rules of the values, which the gateway shares. They are asked for when somebody begins to type, so
   * that a form is on screen before its rules are loaded.
   *
   * @param values what stands in the form: rules may depend on it.
   */
  loadSchema(values: Input): Promise<z.ZodType<Output, Input>>;
  defaultValues: DefaultValues<Input>;
  /**
   * Sends what was typed; a rejection lands on its fields or in a notification, and the form keeps its values.
   *
   * @param typed the values before the rules made them what is sent.
   */
  onSubmit(values: Output, typed: Input): Promise<unknown>;
  /** Fields that are emptied when sending fails, such as a password. */
  emptiedOnFailure?: readonly FieldPath<Input>[];
  /** Told of the values as they are typed, `null` when they are back to what they were. */
  onDraft?(values: Input | null): void;
  /** What values make of other values, applied with every change: a flag that loses its ground, say. */
  settle?(values: Input): Partial<Input>;
  /**
   * Whether the values were refused before the form came back on screen: what is wrong follows what is typed from the
   * start, after a `check`.
   * @default false
   */
  refusedBefore?: boolean;
  /**
   * Whether a field is judged as soon as it is left, as in the dialogs of the library.
   * @default false
   */
  checkOnLeave?: boolean;
}

/**
 * A form whose values keep to a schema. It can be sent once at a time; an invalid one focuses its first wrong field
 * and says so once (FND-079, FND-080, FRM-39); errors of the server go to the fields they name, all others to a
 * notification (D9).
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>({
  loadSchema,
  defaultValues,
  onSubmit,
  emptiedOnFailure = [],
  onDraft,
  settle,
  refusedBefore = false,
  checkOnLeave = false,
}: SchemaFormOptions<Input, Output>) {
  const notify = useAtomValue(notifyAtom);
  const resolver: Resolver<Input, unknown, Output> = async (values, ...rest) => {
    const typed = copyValues(values); // what is typed while the rules load is not what was sent
    return zodResolver(await loadSchema(typed))(typed, ...rest);
  };
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: refusedBefore ? 'onChange' : checkOnLeave ? 'onTouched' : 'onSubmit',
  });
  const sent = useRef<Input>(undefined);

  const showFailure = (failure: unknown) => {
    const { message, fields } = toApiError(failure);
    for (const name of emptiedOnFailure) form.resetField(name);
    const known = Object.keys(form.getValues());
    const wrong = Object.entries(fields)
      .map(([path, texts]) => [path.replace(/\[(\d+)\]/g, '.$1'), texts] as const) // as the form writes its paths
      .filter(([name]) => known.includes(name.split('.')[0] ?? ''));
    if (wrong.length === 0) notify.error(message);
    // Only names that the form holds get here.
    for (const [name, texts] of wrong)
      form.setError(name as FieldPath<Input>, { type: 'server', message: texts[0] ?? message });
    // A row of a list has no field: the list is gone to.
    for (const path of pathsTo(wrong[0]?.[0] ?? '')) form.setFocus(path as FieldPath<Input>);
  };

  const { act: send, underWay } = useOneAtATime(async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = copyValues(form.getValues());
    sent.current = typed;
    const check = form.handleSubmit(
      (values) => onSubmit(values, typed).catch(showFailure),
      () => notify.error(INCOMPLETE),
    );
    await check(event).catch(showFailure); // the rules themselves could not be loaded
    sent.current = undefined;
  });

  const applySettled = useEffectEvent((values: Input) => {
    for (const [name, value] of Object.entries(settle?.(values) ?? {})) {
      if (isSameValue(values[name], value)) continue;
      // `settle` names fields of the form, each with a value of its own.
      form.setValue(name as FieldPath<Input>, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  });
  const tellDraft = useEffectEvent((values: Input, dirty: boolean) => onDraft?.(dirty ? values : null));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          tellDraft(values, isDirty ?? false);
          applySettled(values);
        },
      }),
    [form],
  );

  return {
    control: form.control,
    /** Whether something stands in it that would be lost. */
    dirty: form.formState.isDirty,
    submitting: underWay,
    /** The values as they are now. */
    values: () => form.getValues(),
    /** Changes a value as if somebody had typed it. */
    setValue: form.setValue,
    /**
     * Shows other values, as after a save or a conflict (D7); what differs from those saved counts as unsaved. What was
     * typed while they were on their way stays.
     */
    fill(values: Input, saved: Input) {
      const typedSince = sent.current && changedSince(sent.current, form.getValues());
      form.reset(saved);
      form.reset({ ...values, ...typedSince }, { keepDefaultValues: true });
    },
    /** Shows what is wrong without sending anything; settles also where the rules could not be loaded. */
    check: () => form.trigger().catch(() => false),
    /** What the `<form>` takes. */
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
