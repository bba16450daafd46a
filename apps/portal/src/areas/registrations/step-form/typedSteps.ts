import { atom } from 'jotai';
import type { TypedValues } from '../../../shared/editor/useDraft.ts';

/** What stands unsaved in a step of a registration. */
export interface TypedStep extends TypedValues<object> {
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
  (get, set, flowId: string, step: string, typed: TypedValues<object> | null) => {
    const others = get(typedStepsAtom).filter((known) => !isOf(flowId, step)(known));
    set(typedStepsAtom, typed ? [...others, { flowId, step, ...typed }] : others);
  },
);

/** Titles of the steps of a registration in which anything stands unsaved. */
export const typedTitlesAtom = atom(
  (get) => (flowId: string) =>
    get(typedStepsAtom).flatMap((typed) => (typed.flowId === flowId ? [typed.step] : [])),
);

/** Whether anything stands unsaved in any step. */
export const anyTypedAtom = atom((get) => get(typedStepsAtom).length > 0);

/** Removes everything that stands unsaved: the user discards it. */
export const removeTypedStepsAtom = atom(null, (get, set): readonly TypedStep[] => {
  const typed = get(typedStepsAtom);
  set(typedStepsAtom, []);
  return typed;
});
