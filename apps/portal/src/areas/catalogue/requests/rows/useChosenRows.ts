import { selectionRefusal } from '@portal/domain';
import type { Selection } from '@portal/ui';
import { useMemo, useState } from 'react';
import { type RequestRow, rowIdOf } from './requestRows.ts';

type ChosenRows = ReadonlyMap<string | number, RequestRow>;

const none: ChosenRows = new Map();

/** The rows chosen for validation over all pages, each as it was read last. */
export function useChosenRows(rows: readonly RequestRow[] = []) {
  const [kept, keep] = useState(none);
  const chosen = useMemo(() => {
    const latest = new Map(rows.map((row) => [rowIdOf(row), row]));
    return [...kept].map(([id, row]) => latest.get(String(id)) ?? row);
  }, [kept, rows]);
  const selection = useMemo((): Selection => ({ mode: 'only', ids: new Set(kept.keys()) }), [kept]);

  const choose = ({ mode, ids }: Selection) => {
    const isChosen = (row: RequestRow) => (mode === 'only') === ids.has(rowIdOf(row));
    const here = rows.filter((row) => selectionRefusal(row) === null && isChosen(row));
    const elsewhere = [...kept].filter(([id]) => mode === 'only' && ids.has(id));
    keep(new Map([...elsewhere, ...here.map((row) => [rowIdOf(row), row] as const)]));
  };

  return { selection, chosen, choose, clear: () => keep(none) };
}
