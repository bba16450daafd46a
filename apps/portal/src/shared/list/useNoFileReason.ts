import { LIST_REACH } from '@portal/domain';
import { formatNumber } from '@portal/formats';
import { useAtomValue } from 'jotai';
import type { List } from './createList.ts';

const TOO_LONG = `O arquivo vai até ${formatNumber(LIST_REACH)} registros. Use os filtros.`;

/** Why a list gives no file; one of chosen rows needs none in the list. */
export function useNoFileReason<Row>(list: List<Row>, chosenCount = 0): string | undefined {
  const asked = useAtomValue(list.askedAtom);
  const { data } = useAtomValue(list.rowsAtom);
  if (!asked) return 'Pesquise primeiro';
  if (!data || chosenCount > 0) return undefined;
  if (data.hasMore && data.total >= LIST_REACH) return TOO_LONG;
  return data.total === 0 ? 'A lista está vazia' : undefined;
}
