import { useAtomValue } from 'jotai';
import type { List } from './createList.ts';

/** Why a list gives no file; one of chosen rows needs none in the list. */
export function useNoFileReason<Row>(list: List<Row>, chosenCount = 0): string | undefined {
  const asked = useAtomValue(list.askedAtom);
  const { data } = useAtomValue(list.rowsAtom);
  if (!asked) return 'Pesquise primeiro';
  return chosenCount === 0 && data?.total === 0 ? 'A lista está vazia' : undefined;
}
