import { LOG_DOMAINS, type LogDomain } from '@portal/domain';
import { writeDate } from '@portal/formats';
import type { DateRange, SelectOption } from '@portal/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTypedFields } from '../../shared/list/useTypedFields.ts';
import { RECORD_OF_TABLE } from '../../shared/logs/logHref.ts';
import { lastDays } from '../../shared/logs/logPeriods.ts';
import { useLookupOption } from '../../shared/lookups/useLookupOption.ts';
import { type LogFilters, logList, logQuestionProblems } from './logList.ts';
import { familyCodeLookup, logSupplierLookup, logUserLookup } from './logLookups.ts';

/** Values of the fields. */
interface LogFields {
  readonly tabela: LogDomain | null;
  readonly familia: SelectOption<number> | null;
  readonly fornecedor: SelectOption<number> | null;
  readonly produto: string;
  readonly periodo: DateRange;
  readonly usuario: SelectOption<number> | null;
}

const NO_RECORD = { familia: null, fornecedor: null, produto: null };

/** What the fields ask for: of the three records only that of the table (LOG-002). */
function filtersOf({ tabela, familia, fornecedor, produto, periodo, usuario }: LogFields): LogFilters {
  const records = {
    familia: familia?.value ?? null,
    fornecedor: fornecedor?.value ?? null,
    produto: Number(produto) || null, // digits alone, also with zeros before them
  };
  const own = tabela && RECORD_OF_TABLE[tabela];
  return {
    tabela,
    ...NO_RECORD,
    ...(own && { [own]: records[own] }),
    inicio: periodo.from,
    fim: periodo.to,
    usuario: usuario?.value ?? null,
  };
}

/** The question for changes: its fields, their errors, and the search that puts them into the address (LOG-001 to LOG-008). */
export function useLogQuestion() {
  const [{ filters }, change] = useAtom(logList.filterAtom);
  const family = useLookupOption(familyCodeLookup, filters.familia);
  const supplier = useLookupOption(logSupplierLookup, filters.fornecedor);
  const user = useLookupOption(logUserLookup, filters.usuario);
  const [monthAtFirst] = useState(() => lastDays('30', new Date()));

  const { tabela, inicio, fim } = filters;
  const asksNothing = tabela === null && inicio === null && fim === null;
  const applied: LogFields = {
    tabela,
    familia: family.option,
    fornecedor: supplier.option,
    produto: filters.produto === null ? '' : String(filters.produto),
    periodo: asksNothing ? monthAtFirst : { from: inicio, to: fim },
    usuario: user.option,
  };

  const { fields, changed, set } = useTypedFields(applied, filters);
  const [refused, setRefused] = useState(false);
  const asked = filtersOf(fields);
  const problems = logQuestionProblems(asked);
  const recordProblem = problems.CodigoFamilia ?? problems.FornecedorId ?? problems.CodigoProduto;
  const periodProblem = problems.DataInicio ?? problems.DataFim;

  return {
    fields,
    /** What is asked for, in words. */
    words: [
      LOG_DOMAINS.find(({ value }) => value === tabela)?.label,
      family.option?.label ?? supplier.option?.label ?? applied.produto,
      inicio && fim && `${writeDate(inicio, '-')} a ${writeDate(fim, '-')}`,
      user.option?.label,
    ],
    /** Errors, shown after a search was refused. */
    errors: refused ? { table: problems.Dominio, record: recordProblem, period: periodProblem } : {},
    set,
    search: () => {
      const isWrong = [problems.Dominio, recordProblem, periodProblem].some(Boolean);
      setRefused(isWrong);
      if (isWrong) return;
      if (changed.familia) family.remember(changed.familia);
      if (changed.fornecedor) supplier.remember(changed.fornecedor);
      if (changed.usuario) user.remember(changed.usuario);
      change({ filters: asked });
    },
  };
}

export type LogQuestion = ReturnType<typeof useLogQuestion>;
