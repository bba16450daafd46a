import { toApiError } from '@portal/api';
import type { CommandGroup, CommandItem } from '@portal/ui';
import { atom, useAtomValue } from 'jotai';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { rolesAtom } from '../../session/sessionAtom.ts';
import { servicesAtom } from '../../shared/services/servicesAtom.ts';
import { pageLinks } from '../pageLinks.ts';
import { pageTitleOf } from '../pageTitle.ts';
import { askedTextAtom, type FoundPage, sourcesOf } from './paletteSources.ts';
import { holdsWords, searchOf } from './paletteText.ts';

const NOTHING: FoundPage = { records: [], list: null };

/** The lists of the user's roles, all asked at the same time. */
const foundAtom = atom((get) =>
  sourcesOf(get(rolesAtom)).map((source) => ({ ...source, found: get(source.foundAtom) })),
);

interface PaletteGroups {
  /** What is offered for the text; the id of an item is its address. */
  groups: readonly CommandGroup[];
  /** Asks the list of a group again. */
  retry: (groupId: string) => void;
}

/**
 * What the palette offers for a text: what was opened last, pages, and what each list answers. A list that is still to
 * answer this text says so, one that fails hides none of the others.
 */
export function usePaletteGroups(text: string): PaletteGroups {
  const roles = useAtomValue(rolesAtom);
  const asked = useAtomValue(askedTextAtom);
  const sources = useAtomValue(foundAtom);
  const { recent } = useAtomValue(servicesAtom);
  const [opened] = useState(() => recent.read());
  const search = searchOf(text);

  const known = useMemo(() => {
    const records: CommandItem[] = opened.map(({ href, label }) => ({
      id: href,
      label,
      description: pageTitleOf(href),
      icon: <History aria-hidden="true" />,
    }));
    const pages: CommandItem[] = pageLinks(roles)
      .flatMap((page) => {
        const names = [page.title, page.label];
        const isNamed = holdsWords(text, names);
        const isFound = isNamed || holdsWords(text, [...names, page.section ?? '', page.description]);
        return isFound ? { ...page, isNamed } : [];
      })
      .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
      .map(({ href, title, section, icon: Icon }) => ({
        id: href,
        label: title,
        description: section ?? undefined,
        icon: <Icon aria-hidden="true" />,
      }));
    return {
      records: records.filter(({ label, description }) => holdsWords(text, [label, description ?? ''])),
      pages,
    };
  }, [opened, roles, text]);

  const isRecent = (href: string) => known.records.some(({ id }) => id === href);
  const lists = sources.map(({ page, label, icon: Icon, found }, place): CommandGroup => {
    const { data = NOTHING, error, isPending, isPlaceholderData } = found;
    const items = data.records.filter(({ href }) => !isRecent(href));
    const { list } = data;
    return {
      id: `${page}-${place}`,
      label,
      loading: search !== asked || isPending || isPlaceholderData,
      error: error ? toApiError(error) : null,
      items: items.map(({ href, ...item }) => ({ ...item, id: href, icon: <Icon aria-hidden="true" /> })),
      all: list && { id: list.href, total: list.total, hasUncounted: list.hasUncounted },
    };
  });

  return {
    groups: [
      { id: 'recent', label: 'Abertos recentemente', items: known.records },
      { id: 'pages', label: 'Páginas', items: known.pages },
      ...(search === '' ? [] : lists),
    ],
    retry: (groupId) => {
      const place = lists.findIndex(({ id }) => id === groupId);
      void sources[place]?.found.refetch();
    },
  };
}
