import type { ReactNode } from 'react';
import type { Failure } from '../../feedback/error-state/Failure.ts';

/** A place or an act that the palette offers. */
export interface CommandItem {
  /** Unique in its group. */
  id: string;
  label: string;
  /** What tells it apart from others of the same name, such as a CNPJ or an EAN. */
  description?: string | undefined;
  icon?: ReactNode;
}

/** The list of what a group found. */
export interface FoundList {
  /** Given to `onSelect` as the id of what was chosen; no item of the group has it. */
  id: string;
  /** How many were found. */
  total: number;
  /** Whether there are more than `total`, which were not counted. @default false */
  hasUncounted?: boolean | undefined;
}

/** Items of one kind, under their heading. */
export interface CommandGroup {
  /** Unique in the palette. */
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** Where all of what was found is listed, where `items` are only the first of it. @default null */
  all?: FoundList | null | undefined;
  /** Its answer is on its way: the items of the question before stay, dimmed, and cannot be chosen. @default false */
  loading?: boolean | undefined;
  /** Why its items could not be read; the group then offers another try. @default null */
  error?: Failure | null | undefined;
}

/** What can be chosen now. */
export type PaletteOption = { readonly key: string; readonly group: CommandGroup } & (
  | { readonly kind: 'item'; readonly item: CommandItem }
  | { readonly kind: 'all' | 'retry' }
);

/** Key of an item among those of all groups. */
export function itemKey(group: CommandGroup, item: CommandItem): string {
  return `${group.id}:${item.id}`;
}

/** Key of the way to all that a group found. */
export function allKey(group: CommandGroup): string {
  return `${group.id}*${group.all?.id ?? ''}`;
}

/** Key of the other try of a group. */
export function retryKey(group: CommandGroup): string {
  return `${group.id}!`;
}

/** The options in their order: items that are up to date, the way to all of them, the other try of a group that failed. */
export function paletteOptions(groups: readonly CommandGroup[]): PaletteOption[] {
  return groups.flatMap((group): PaletteOption[] => {
    if (group.loading) return [];
    return [
      ...group.items.map((item) => ({ kind: 'item' as const, key: itemKey(group, item), group, item })),
      ...(group.all ? [{ kind: 'all' as const, key: allKey(group), group }] : []),
      ...(group.error == null ? [] : [{ kind: 'retry' as const, key: retryKey(group), group }]),
    ];
  });
}

/** Position of the active option: the one that was moved to, else the first item; -1 for none. */
export function activeOption(options: readonly PaletteOption[], activeKey: string | null): number {
  const kept = options.findIndex(({ key }) => key === activeKey);
  return kept >= 0 ? kept : options.findIndex(({ kind }) => kind === 'item');
}
