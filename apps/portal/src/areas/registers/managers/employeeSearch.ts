import { answerOf, errorMessage, toApiError } from '@portal/api';
import type { ManagerDialogProps } from '@portal/ui';
import { atom } from 'jotai';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import type { DialogFailure } from '../register/dialogFailure.ts';

const NOT_FOUND = 'Matrícula não encontrada';

interface EmployeeSearch {
  /** What was searched by, `null` before the first search. */
  readonly registration: string | null;
  /** The answer is on its way. */
  readonly searching: boolean;
  readonly found: ManagerDialogProps['found'];
  readonly failure: DialogFailure<'registration'>;
}

const nothing: EmployeeSearch = { registration: null, searching: false, found: null, failure: {} };

/** What the last search of the manager dialog came to (MGR-010). */
export const employeeSearchAtom = atom(nothing);

/** Forgets the search where the dialog is closed (MGR-012); an answer that is still on its way is let go. */
export const forgetSearchAtom = atom(null, (_get, set) => set(employeeSearchAtom, nothing));

/** Forgets a search by another registration than stands in the dialog. */
export const registrationTypedAtom = atom(null, (get, set, registration: string) => {
  if (get(employeeSearchAtom).registration !== registration) set(forgetSearchAtom);
});

/** Looks an employee up by registration, whose leading zeros count (GAP-13); the last search asked for wins. */
export const searchEmployeeAtom = atom(null, async (get, set, registration: string) => {
  const search: EmployeeSearch = { ...nothing, registration, searching: true };
  set(employeeSearchAtom, search);
  const params = { path: { matricula: registration } };
  const answer = await answerOf(get(apiAtom).GET('/api/produtos/colaboradores/{matricula}', { params }))
    .then(
      ({ nome: name, email }): EmployeeSearch => ({
        ...nothing,
        registration,
        found: { registration, name, email },
      }),
    )
    .catch((failure: unknown): EmployeeSearch => {
      const missing = toApiError(failure).kind === 'notFound';
      return {
        ...nothing,
        registration,
        failure: missing ? { fieldErrors: { registration: NOT_FOUND } } : { error: errorMessage(failure) },
      };
    });
  if (get(employeeSearchAtom) === search) set(employeeSearchAtom, answer);
});
