import { type BaseSyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { type Problems, problemText } from './fieldRules.ts';
import { type FieldErrors, useServerErrors } from './useServerErrors.ts';

/** Two presses within this time, as a double click or Enter and a click, are one wish (NET-22). */
const doublePressMs = 500;

/** The fields whose value is a text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

interface DialogFormOptions<Values extends object> {
  /** What the form shows when the dialog opens. */
  initial: Values;
  /** What is wrong with what is typed; a pure function. */
  validate: (values: Values) => Problems<Values>;
  /** Told of values without a problem, once for a double press. */
  onSubmit: (values: Values) => void;
  saving: boolean;
  /** A save or search is under way. @default saving */
  waiting?: boolean | undefined;
  fieldErrors?: FieldErrors<Values> | undefined;
  /** Told of the values once they are other than at first, and with every change from then on. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

const nothing: ReadonlySet<never> = new Set();

const focusFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * The form of a dialog. It lives as long as the dialog is open, so that each opening starts anew (FRM-33); what was
 * typed stays while a save fails.
 */
export function useDialogForm<Values extends object>({
  initial,
  validate,
  onSubmit,
  saving,
  waiting = saving,
  fieldErrors,
  onValuesChange,
}: DialogFormOptions<Values>) {
  const messages = useMessages();
  const ref = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(nothing);
  const [refusals, setRefusals] = useState(0);
  const server = useServerErrors(values, fieldErrors, waiting);
  const refusedTurn = server.refused ? server.turn : 0;
  const problems = validate(values);

  const told = useRef(values);
  const tell = useEffectEvent((next: Values) => onValuesChange?.(next));
  useEffect(() => {
    if (told.current === values) return;
    told.current = values;
    tell(values);
  }, [values]);

  useLayoutEffect(() => {
    if (refusals > 0) focusFirstInvalid(ref.current);
  }, [refusals]);

  useLayoutEffect(() => {
    if (refusedTurn > 0) focusFirstInvalid(ref.current);
  }, [refusedTurn]);

  useLayoutEffect(() => {
    if (!waiting) sentAt.current = Number.NEGATIVE_INFINITY; // answered: the next press is another wish
  }, [waiting]);

  const change = (next: (before: Values) => Values) => {
    sentAt.current = Number.NEGATIVE_INFINITY;
    setValues(next);
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    change((before) => ({ ...before, [name]: value }));

  const leave = (...names: (keyof Values)[]) => setLeft((before) => new Set([...before, ...names]));

  const errorOf = (name: keyof Values): string | undefined => {
    const problem = refusals > 0 || left.has(name) ? problems[name] : undefined;
    return problem ? problemText(problem, values[name], messages) : server.errorOf(name);
  };

  /** Does an act, but once for a double press and never while saving. */
  const once = (event: BaseSyntheticEvent, act: () => void) => {
    if (saving || event.timeStamp - sentAt.current < doublePressMs) return;
    sentAt.current = event.timeStamp;
    act();
  };

  return {
    values,
    change,
    set,
    leave,
    errorOf,
    saving,
    /** For the `<form>`. */
    ref,
    submit(event: BaseSyntheticEvent) {
      event.preventDefault();
      if (saving) return;
      if (Object.values(problems).some(Boolean)) setRefusals((before) => before + 1);
      else once(event, () => onSubmit(values));
    },
    once,
    /** Starts anew while the dialog stays open. */
    reset() {
      change(() => initial);
      setLeft(nothing);
      setRefusals(0);
    },
    /** For a field of one line or more. */
    text(name: TextName<Values>) {
      const value: unknown = values[name];
      return {
        value: typeof value === 'string' ? value : '',
        error: errorOf(name),
        readOnly: saving,
        onValueChange: (next: string) => change((before) => ({ ...before, [name]: next })),
        onBlur: () => leave(name),
      };
    },
  };
}

export type DialogForm<Values extends object> = ReturnType<typeof useDialogForm<Values>>;
