import { type CheckedRow, type RepeatedField, repeatedProductText } from '@portal/domain';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSettled } from '../../../../../shared/forms/useSettled.ts';
import { LOOKUP } from '../../../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../../shared/server-state/serverStateAtoms.ts';
import { CODES_DELAY_MS, REPEATED_PRODUCTS } from '../useRepeatedCodes.ts';
import type { CellRefusal } from './pastedCells.ts';

/** Most codes of a kind that one call looks for. */
const CODES_A_CALL = 40;

/** The codes of rows that are right in themselves. */
function codesOf(rows: readonly CheckedRow[], field: RepeatedField): string[] {
  return rows.flatMap(({ codes, problems }) => (problems[field] ? [] : [codes[field]]));
}

function inGroups(rows: readonly CheckedRow[]): CheckedRow[][] {
  return Array.from({ length: Math.ceil(rows.length / CODES_A_CALL) }, (_, group) =>
    rows.slice(group * CODES_A_CALL, (group + 1) * CODES_A_CALL),
  );
}

/** The cells whose code another product has, which the message names; and whether they are still being looked for. */
export function useRepeatedCells(
  familyRequestId: number,
  rows: readonly CheckedRow[],
): { repeated: CellRefusal[]; checking: boolean } {
  const queries = useAtomValue(queriesAtom);
  const settled = useSettled(rows, CODES_DELAY_MS);
  const answers = useQueries(
    {
      queries: inGroups(settled).map((group) => {
        const query = {
          solicitacaoCadastroFamiliaId: familyRequestId,
          gtinEan: codesOf(group, 'gtinEan'),
          dun: codesOf(group, 'dun'),
          sku: codesOf(group, 'sku'),
        };
        return {
          ...queries.queryOptions('get', REPEATED_PRODUCTS, { params: { query } }),
          placeholderData: keepPreviousData,
          meta: LOOKUP,
        };
      }),
    },
    useAtomValue(portalQueryClientAtom),
  );
  const found = answers.flatMap(({ data }) => data?.repetidos ?? []);
  return {
    repeated: rows.flatMap(({ line, texts, codes }) =>
      found
        .filter(({ campo, codigo }) => codes[campo] === codigo)
        .map(({ campo, produto }) => ({
          line,
          field: campo,
          text: texts[campo],
          message: repeatedProductText(campo, produto),
        })),
    ),
    checking: settled !== rows || answers.some(({ isFetching }) => isFetching),
  };
}
