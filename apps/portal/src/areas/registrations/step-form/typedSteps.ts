import { REGISTRATION_STEPS, type RegistrationFlow, type Role, stepEditing } from '@portal/domain';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { isRecord, isSameValue } from '../../../shared/conflict/isSameValue.ts';
import type { TypedInForm } from '../../../shared/editor/useDraft.ts';

/** What stands unsaved in a step of a registration. */
export interface TypedStep extends TypedInForm<object> {
  readonly flowId: string;
  /** Title of the step. */
  readonly step: string;
}

const typedStepsAtom = atom<readonly TypedStep[]>([]);

const isOf = (flowId: string, step: string) => (typed: TypedStep) =>
  typed.flowId === flowId && typed.step === step;

/**
 * What stands unsaved in the steps of this page, so that it is there again when somebody comes back from another step.
 * Kept in memory only, since it may hold bank data.
 */
export const typedStepAtom = atom(
  (get) => (flowId: string, step: string) => get(typedStepsAtom).find(isOf(flowId, step)) ?? null,
  (get, set, flowId: string, step: string, typed: TypedInForm<object> | null) => {
    const others = get(typedStepsAtom).filter((known) => !isOf(flowId, step)(known));
    set(typedStepsAtom, typed ? [...others, { flowId, step, ...typed }] : others);
  },
);

/** What stands unsaved in steps that may not be saved once their registration is in a state (table B of the state machine). */
export const closedStepsAtom = atom(
  (get) =>
    (flowId: string, flow: RegistrationFlow, roles: readonly Role[]): readonly TypedStep[] =>
      REGISTRATION_STEPS.flatMap(({ title, number }) =>
        stepEditing({ flow, roles, step: number }).mode === 'editable'
          ? []
          : get(typedStepsAtom).filter(isOf(flowId, title)),
      ),
);

/** Path of the first value that is unsaved; a list is one value. */
export function unsavedPath({ values, saved }: Pick<TypedStep, 'values' | 'saved'>): string {
  const changed = (one: unknown, other: unknown): string[] => {
    if (!isRecord(one) || !isRecord(other)) return [];
    const key = Object.keys(one).find((name) => !isSameValue(one[name], other[name]));
    return key === undefined ? [] : [key, ...changed(one[key], other[key])];
  };
  return changed(values, saved).join('.');
}

/** The steps in which something stands unsaved. It stays the same while more is typed in them. */
export const unsavedStepsAtom = selectAtom(
  typedStepsAtom,
  (steps): readonly Pick<TypedStep, 'flowId' | 'step'>[] =>
    steps.map(({ flowId, step }) => ({ flowId, step })),
  isSameValue,
);

/** Whether anything stands unsaved in any step. */
export const anyTypedAtom = atom((get) => get(typedStepsAtom).length > 0);

/** Removes everything that stands unsaved: the user discards it. */
export const removeTypedStepsAtom = atom(null, (get, set): readonly TypedStep[] => {
  const typed = get(typedStepsAtom);
  set(typedStepsAtom, []);
  return typed;
});
