import { type FieldTable, fieldPlaces, REGISTRATION_STEPS } from '@portal/domain';
import type { FormError } from '@portal/ui';
import { atom } from 'jotai';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';

/** What is wrong in the steps of a registration, by the title of the step. */
interface RegistrationErrors {
  readonly flowId: string;
  readonly steps: Readonly<Record<string, readonly FormError[]>>;
  /** Times that a step was refused for something that is not one of its fields, in whichever registration. */
  readonly refusals: number;
}

const errorsAtom = atom<RegistrationErrors>({ flowId: '', steps: {}, refusals: 0 });

/** What is wrong in all steps of a registration, those that are not open included, in the order of the steps. */
export const registrationErrorsAtom = atom((get) => {
  const { flowId: worked, steps, refusals } = get(errorsAtom);
  return {
    errors: (flowId: string): readonly FormError[] =>
      flowId === worked ? REGISTRATION_STEPS.flatMap(({ title }) => steps[title] ?? []) : [],
    /** Times that a step was refused for something that is not one of its fields: the list of errors gets focus. */
    refusals,
  };
});

/** Takes down what is wrong in a step; nothing once it is saved or discarded. */
export const stepErrorsAtom = atom(
  null,
  (get, set, flowId: string, title: string, errors: readonly FormError[]) => {
    const kept = get(errorsAtom);
    const known = kept.flowId === flowId ? kept : { ...kept, flowId, steps: {} };
    if (isSameValue(known.steps[title] ?? [], errors)) return;
    set(errorsAtom, { ...known, steps: { ...known.steps, [title]: errors } });
  },
);

/** A step was refused for something that is not one of its fields: the list of errors gets focus. */
export const stepRefusedAtom = atom(null, (get, set) => {
  set(errorsAtom, { ...get(errorsAtom), refusals: get(errorsAtom).refusals + 1 });
});

type Wrong = readonly [path: string, message: string];

/** The errors of a form by their paths: an error has a type, everything else holds errors. */
function wrongFields(errors: object, before = ''): Wrong[] {
  return Object.entries(errors).flatMap(([key, error]): Wrong[] => {
    if (error === null || typeof error !== 'object') return [];
    const path = key === 'root' ? before : before ? `${before}.${key}` : key;
    return 'type' in error && typeof error.type === 'string'
      ? [[path, 'message' in error && typeof error.message === 'string' ? error.message : '']]
      : wrongFields(error, path);
  });
}

/** What is wrong in a form, in the order of its fields and by their labels. What is wrong in a list leads to the list, once. */
export function formErrors(errors: object, fields: FieldTable, step: string): FormError[] {
  const places = fieldPlaces(fields);
  const found = wrongFields(errors).map(([path, message]) => {
    const order = places.findIndex((place) => path === place.path || path.startsWith(`${place.path}.`));
    const place = places[order];
    return { order, field: place?.path ?? path, label: place?.label || path, message };
  });
  return found
    .filter(({ field }, index) => found.findIndex((other) => other.field === field) === index)
    .sort((one, other) => one.order - other.order)
    .map(({ field, label, message }) => ({ step, field, label, message }));
}
