import { answerOf, errorMessage, toApiError } from '@portal/api';
import { REQUIRED_TEXT } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';

const NOT_FOUND = 'Matrícula não encontrada';

/** Who was found: name and e-mail as the register of employees has them. */
interface Employee {
  readonly nome: string;
  readonly email: string;
}

/** What stands in the dialog. */
interface Typed {
  readonly registration: string;
  readonly name: string;
}

interface Search {
  /** What was searched by, `null` before the first search. */
  readonly registration: string | null;
  /** The answer is on its way. */
  readonly searching?: boolean;
  readonly found?: { readonly name: string };
  /** What is wrong with the registration. */
  readonly problem?: string;
  /** Why the search failed. */
  readonly failure?: string;
}

const nothing: Search = { registration: null };

/**
 * Looks an employee up by registration, whose leading zeros count (MGR-010, GAP-13). The last search asked for wins; one
 * by another registration than stands in the dialog is forgotten, and a name that was typed meanwhile stays.
 *
 * @param onFound called with an employee of the registration in the dialog, by the name that is to stand there.
 */
export function useEmployeeSearch({ registration, name }: Typed, onFound: (employee: Employee) => void) {
  const api = useAtomValue(apiAtom);
  const [search, setSearch] = useState(nothing);
  const current = search.registration === registration ? search : nothing;
  const latest = useLatest({ search: current, name, onFound });

  const start = async () => {
    if (registration === '') return setSearch({ registration, problem: REQUIRED_TEXT });
    const started: Search = { registration, searching: true };
    setSearch(started);
    const params = { path: { matricula: registration } };
    try {
      const employee = await answerOf(api.GET('/api/produtos/colaboradores/{matricula}', { params }));
      if (latest.current.search !== started) return;
      const found = { name: employee.nome.trim() };
      const corrected = latest.current.name !== name;
      latest.current.onFound({ ...employee, nome: corrected ? latest.current.name : found.name });
      setSearch({ registration, found });
    } catch (error) {
      if (latest.current.search !== started) return;
      const missing = toApiError(error).kind === 'notFound';
      setSearch({ registration, ...(missing ? { problem: NOT_FOUND } : { failure: errorMessage(error) }) });
    }
  };
  return { ...current, start: () => void start() };
}
