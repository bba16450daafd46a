import { answerOf, errorMessage, toApiError } from '@portal/api';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';

const MISSING = 'Campo obrigatório';
const NOT_FOUND = 'Matrícula não encontrada';

/** Who was found: name and e-mail as the register of employees has them. */
interface Employee {
  readonly nome: string;
  readonly email: string;
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
 * by another registration than stands in the dialog is forgotten.
 *
 * @param onFound told of an employee with the registration that stands in the dialog.
 */
export function useEmployeeSearch(registration: string, onFound: (employee: Employee) => void) {
  const api = useAtomValue(apiAtom);
  const [search, setSearch] = useState(nothing);
  const current = search.registration === registration ? search : nothing;
  const latest = useLatest({ search: current, onFound });

  const start = async () => {
    if (registration === '') return setSearch({ registration, problem: MISSING });
    const started: Search = { registration, searching: true };
    setSearch(started);
    const params = { path: { matricula: registration } };
    try {
      const employee = await answerOf(api.GET('/api/produtos/colaboradores/{matricula}', { params }));
      if (latest.current.search !== started) return;
      latest.current.onFound(employee);
      setSearch({ registration, found: { name: employee.nome.trim() } });
    } catch (error) {
      if (latest.current.search !== started) return;
      const missing = toApiError(error).kind === 'notFound';
      setSearch({ registration, ...(missing ? { problem: NOT_FOUND } : { failure: errorMessage(error) }) });
    }
  };
  return { ...current, start: () => void start() };
}
