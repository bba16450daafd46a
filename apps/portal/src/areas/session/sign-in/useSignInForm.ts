import { retryMayHelp, toApiError } from '@portal/api';
import { REQUIRED_FIELDS_TEXT } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { useCountdown } from '../useCountdown.ts';

type Texts = Record<string, string>;

interface SignInFormOptions<Values extends Texts> {
  /** Loads the validation rules when the user starts to type. */
  loadSchema(): Promise<z.ZodMiniType<Values, Values>>;
  initialValues: Values;
  /** Whether the user is known and expected back: the focus is in the password then. @default false */
  expectedBack?: boolean;
  onSubmit(values: Values): Promise<unknown>;
}

/**
 * A form of a few texts and a password, for the first page: the form library and the rules would double its size.
 * Behaves like `useSchemaForm`; a refusal clears the password (GAP-02).
 */
export function useSignInForm<Values extends Texts>({
  loadSchema,
  initialValues,
  expectedBack = false,
  onSubmit,
}: SignInFormOptions<Values>) {
  const notify = useAtomValue(notifyAtom);
  const [values, setValues] = useState<Texts>(initialValues);
  const [errors, setErrors] = useState<Texts>({});
  const { secondsLeft, start } = useCountdown();
  const waits = secondsLeft > 0;
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});

  useEffect(() => {
    if (expectedBack) inputs.current.senha?.focus();
  }, [expectedBack]);

  const showErrors = (wrong: Texts) => {
    setErrors(wrong);
    const first = Object.keys(initialValues).find((name) => name in wrong);
    if (first) inputs.current[first]?.focus();
  };

  const send = async () => {
    const { success, data, error } = (await loadSchema()).safeParse(values);
    if (success) return onSubmit(data);
    const issues = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    showErrors(Object.fromEntries(issues.toReversed())); // the first error of a field wins
    notify.error(REQUIRED_FIELDS_TEXT);
  };

  const showFailure = (failure: unknown) => {
    const refusal = toApiError(failure);
    const { message, fields, retryAfterSeconds } = refusal;
    start(retryAfterSeconds ?? 0);
    if (!retryMayHelp(refusal)) setValues((typed) => ({ ...typed, senha: '' }));
    const wrong = Object.entries(fields).filter(([name]) => name in initialValues);
    showErrors(Object.fromEntries(wrong.map(([name, texts]) => [name, texts[0] ?? message])));
    if (wrong.length === 0) notify.error(refusal);
  };

  const { act, underWay } = useOneAtATime(() => send().catch(showFailure));

  return {
    /** Props of the button that sends; after too many attempts it counts the wait down. */
    submitProps: {
      loading: underWay,
      disabled: waits,
      disabledReason: waits ? 'Muitas tentativas' : undefined,
      children: waits ? `Entrar em ${secondsLeft} s` : 'Entrar',
    },
    /** Props of the `<form>`. */
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void act();
      },
      onFocus: () => void loadSchema().catch(() => undefined),
    },
    /** Props of a field. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onValueChange: (text: string) => {
        setValues((typed) => ({ ...typed, [name]: text }));
        if (name !== 'senha') start(0); // the wait is that of another user
        setErrors(({ [name]: _cleared, ...rest }) => rest);
      },
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    }),
  };
}
