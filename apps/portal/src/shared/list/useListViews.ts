import type { ColumnChoiceOptions, ListViews } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { copyAddress } from '../address/copyAddress.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import type { List } from './createList.ts';
import { LONGEST_VIEW_NAME, parseListView, viewState, writeListView } from './listAddress.ts';
import type { StoredView } from './savedViews.ts';

const NOT_KEPT =
  'O navegador não guarda dados do portal: ela vale até recarregar ou fechar a página. O endereço dela continua valendo.';

interface ListViewsUse<Row> {
  views: ListViews;
  /** The columns that the address names, and how to name others; those that the person chose while there is no view. */
  columns: Pick<ColumnChoiceOptions<Row>, 'shownIds' | 'onShownIdsChange'>;
}

/** The saved views of a list: each is an address of its page, so that a link shows the same to somebody else. */
export function useListViews<Row>(list: List<Row>): ListViewsUse<Row> {
  const { notify, router } = useAtomValue(servicesAtom);
  const { path, search } = useAtomValue(list.addressAtom);
  const [stored, change] = useAtom(list.viewsAtom);
  const { name, columnIds } = useMemo(() => parseListView(search), [search]);
  const known = stored.find((view) => view.name === name);
  const state = known && viewState(search) === viewState(known.state) ? 'saved' : 'changed';

  const hrefOf = (view: StoredView) => `${path}${writeListView(view.state, { name: view.name })}`;

  const show = (next: Parameters<typeof writeListView>[1]) =>
    void router.navigate(`${path}${writeListView(search, next)}`, {
      replace: true,
      preventScrollReset: true,
    });

  const keep = (next: Parameters<typeof change>[0], done: string) => {
    if (change(next)) notify.success(done);
    else notify.warning(`${done}. ${NOT_KEPT}`);
  };

  return {
    views: {
      views: stored.map((view) => ({ name: view.name, href: hrefOf(view) })),
      shown: name === null ? null : { name, state: known ? state : 'unknown' },
      nameMaxLength: LONGEST_VIEW_NAME,
      plainHref: path,
      onSave: (savedName, { replaced, columnIds: shownIds }) => {
        const saved = { name: savedName, state: viewState(writeListView(search, { columnIds: shownIds })) };
        keep(
          (views) =>
            replaced ? views.map((view) => (view.name === replaced.name ? saved : view)) : [...views, saved],
          `Visão ${savedName} salva`,
        );
        show({ name: savedName, columnIds: shownIds });
      },
      onRename: (renamed, next) => {
        keep(
          (views) => views.map((view) => (view.name === renamed.name ? { ...view, name: next } : view)),
          `Visão ${renamed.name} agora se chama ${next}`,
        );
        if (name === renamed.name) show({ name: next });
      },
      onRemove: (removed) => {
        const at = stored.findIndex((view) => view.name === removed.name);
        const gone = stored.slice(at, at + 1);
        change((views) => views.filter((view) => view.name !== removed.name));
        const isShown = name === removed.name;
        if (isShown) show({ name: null });
        notify.success(`Visão ${removed.name} excluída`, {
          label: 'Desfazer',
          onSelect: () => {
            change((views) =>
              views.some((view) => view.name === removed.name) ? views : views.toSpliced(at, 0, ...gone),
            );
            const { pathname, search: now } = router.state.location;
            const isAsLeft = pathname === path && now === writeListView(search, { name: null });
            if (isShown && isAsLeft) show({ name: removed.name });
          },
        });
      },
      onCopyAddress: ({ name: copied, href }) =>
        copyAddress(notify, href, {
          copied: `Endereço de ${copied} copiado`,
          refused: 'O navegador não deixou copiar. Abra a visão e copie o endereço da página.',
        }),
    },
    columns: {
      shownIds: columnIds ?? undefined,
      // In a view the columns belong to it.
      onShownIdsChange: name === null && !columnIds ? undefined : (ids) => show({ columnIds: ids }),
    },
  };
}
