import { type ApiError, answerOf, toApiError } from '@portal/api';
import { REQUIRED_TEXT } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLateAnswer } from '../../../shared/forms/useLateAnswer.ts';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';

const NOT_FOUND = 'Matrícula não encontrada';

/** Who was found: name and e-mail as the register of employees has them. */
interface Employee {
  readonly nome: string;
  readonly email: string;
}

/** What stands in the dialog: the registration to search by, and what an answer fills in. */
interface Typed extends Employee {
  readonly registration: string;
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
  readonly failure?: ApiError;
}

const nothing: Search = { registration: null };

/**
 * Looks an employee up by registration, whose leading zeros count (MGR-010, GAP-13). The last search asked for wins; one
 * by another registration than stands in the dialog is forgotten, and what was typed meanwhile stays (D28).
 *
 * @param onFound called with what the employee of the registration in the dialog fills in.
 */
export function useEmployeeSearch(
  { registration, nome, email }: Typed,
  onFound: (employee: Partial<Employee>) => void,
) {
  const api = useAtomValue(apiAtom);
  const [search, setSearch] = useState(nothing);
  const current = search.registration === registration ? search : nothing;
  const latest = useLatest({ search: current, onFound });
  const ask = useLateAnswer({ nome, email });

  const start = async () => {
    if (registration === '') return setSearch({ registration, problem: REQUIRED_TEXT });
    const started: Search = { registration, searching: true };
    setSearch(started);
    const untouched = ask();
    const params = { path: { matricula: registration } };
    try {
      const employee = await answerOf(api.GET('/api/produtos/colaboradores/{matricula}', { params }));
      if (latest.current.search !== started) return;
      const found = { name: employee.nome.trim() };
      latest.current.onFound(untouched({ nome: found.name, email: employee.email }));
      setSearch({ registration, found });
    } catch (error) {
      if (latest.current.search !== started) return;
      const failure = toApiError(error);
      setSearch({ registration, ...(failure.kind === 'notFound' ? { problem: NOT_FOUND } : { failure }) });
    }
  };
  return { ...current, start: () => void start() };
}
