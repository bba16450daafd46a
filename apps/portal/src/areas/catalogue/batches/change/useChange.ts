import { changeRefusal } from '@portal/domain';
import type { Selection, SelectOption } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useLookupOption } from '../../../../shared/lookups/useLookupOption.ts';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import type { Change, ChangedRow } from './createChange.ts';
import { type ChangeView, rowsInView } from './rowsInView.ts';

type Ids = ReadonlySet<string | number>;
const noIds: Ids = new Set();
const noRows: readonly never[] = [];

/** Said while a name is on its way: it is confirmed before products go. */
const UNNAMED_TEXT = 'Aguarde os nomes da origem e do destino';

const placeOf = ({ value, label }: SelectOption<number>) => ({ id: value, label });

/** The ends of a change, the products in sight, and those that are chosen of all. */
export function useChange<Row extends ChangedRow, Choice>(change: Change<Row, Choice>) {
  const { refusals } = change.texts;
  const [{ search, filters }, setFilter] = useAtom(change.filterAtom);
  const query = useAtomValue(change.previewAtom);
  const open = useSetAtom(change.batch.openAtom);
  const origin = useLookupOption(change.lookup, filters.origem);
  const destination = useLookupOption(change.lookup, filters.destino);
  const [view, setView] = useState<ChangeView>('all');
  const [ids, setIds] = useState(noIds);

  const { origem, destino } = filters;
  const isSame = origem !== null && origem === destino;
  const isAsked = origem !== null && destino !== null && !isSame;
  const rows = isAsked ? query.data?.rows : noRows;
  const all = rows ?? noRows;
  const shown = useMemo(() => rows && rowsInView(rows, { view, search }), [rows, view, search]);
  // What cannot go to another destination is chosen for it no more.
  const chosen = useMemo(
    () => all.filter(({ produtoId, motivo }) => motivo === null && ids.has(produtoId)),
    [all, ids],
  );
  const selection = useMemo(
    (): Selection => ({ mode: 'only', ids: new Set(chosen.map(({ produtoId }) => produtoId)) }),
    [chosen],
  );
  const eligible = shown?.filter(({ motivo }) => motivo === null).map(({ produtoId }) => produtoId) ?? [];

  /** The box of the head chooses what is in sight; what is chosen out of sight stays so. */
  const choose = (next: Selection) =>
    setIds(
      next.mode === 'only'
        ? next.ids
        : new Set([...selection.ids, ...eligible].filter((id) => !next.ids.has(id))),
    );
  const items = chosen.map(({ produtoId, codigo, nome, versao }) => ({
    id: produtoId,
    name: nome,
    code: String(codigo),
    versao,
  }));
  const isUnnamed = origin.loading || destination.loading;
  const counts = { all: all.length, eligible: all.filter(({ motivo }) => motivo === null).length };

  return {
    origin: {
      value: origin.option,
      choose: (option: typeof origin.option) => {
        if (option) origin.remember(option);
        setIds(noIds); // those of the origin before (G-45)
        setFilter({ search: '', filters: { origem: option?.value ?? null } });
      },
    },
    destination: {
      value: destination.option,
      choose: (option: typeof destination.option) => {
        if (option) destination.remember(option);
        setFilter({ search, filters: { destino: option?.value ?? null } });
      },
    },
    isSame,
    isAsked,
    search,
    setSearch: (text: string) => setFilter({ search: text }),
    view,
    setView,
    counts,
    shown,
    reading: readingOf(query),
    differences: (isAsked && query.data?.differences) || noRows,
    selection,
    choose,
    /** Why not all that is in sight can be chosen (G-45). */
    selectAllRefusal: eligible.every((id) => selection.ids.has(id))
      ? 'Não há produtos para selecionar'
      : null,
    selectAll: () => setIds(new Set([...selection.ids, ...eligible])),
    removeAllRefusal: eligible.some((id) => selection.ids.has(id)) ? null : 'Não há produtos selecionados',
    removeAll: () => setIds(new Set([...selection.ids].filter((id) => !eligible.some((one) => one === id)))),
    clear: () => setIds(noIds),
    items,
    refusal: changeRefusal(refusals, origem, destino, chosen) ?? (isUnnamed ? UNNAMED_TEXT : null),
    /** Shows the chosen products before they go. */
    review() {
      if (!origin.option || !destination.option) return;
      const [from, to] = [placeOf(origin.option), placeOf(destination.option)];
      open({ act: { id: 'change', origin: from, destination: to }, items });
    },
  };
}

/** What is chosen for a change. */
export type ChangeChoice<Row extends ChangedRow> = ReturnType<typeof useChange<Row, unknown>>;
