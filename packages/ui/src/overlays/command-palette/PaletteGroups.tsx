import { List, RotateCw } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { isElement } from '../../internal/isElement.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CommandPalette.styles.ts';
import { commandPaletteTexts } from './CommandPalette.texts.ts';
import { allKey, type CommandGroup, itemKey, retryKey } from './paletteOptions.ts';
import type { Palette } from './usePalette.ts';

interface PaletteGroupsProps {
  groups: readonly CommandGroup[];
  palette: Palette;
  /** Names the list. */
  label: string;
}

/** Focus stays in the input, whatever is pressed in the list. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** The groups with their options. Renders a `<div role="listbox">` that scrolls. */
export function PaletteGroups({ groups, palette, label }: PaletteGroupsProps) {
  const messages = useMessages(commandPaletteTexts);
  const common = useMessages(commonTexts);
  const ref = useRef<HTMLDivElement>(null);
  const { activeKey, listId, optionId, options } = palette;
  const shown = groups.filter(({ items, loading, error }) => items.length > 0 || loading || error != null);

  useLayoutEffect(() => {
    ref.current
      ?.querySelector(`[data-key="${CSS.escape(activeKey ?? '')}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);

  const handleClick = (event: MouseEvent) => {
    const element = isElement(event.target) ? event.target.closest<HTMLElement>('[data-key]') : null;
    if (element?.dataset.key) palette.choose(element.dataset.key);
  };

  const option = (key: string) => ({
    id: optionId(key),
    role: 'option',
    'aria-selected': key === activeKey,
    'data-key': key,
  });

  return (
    <S.List
      ref={ref}
      id={listId}
      role={options.length > 0 ? 'listbox' : undefined}
      aria-label={options.length > 0 ? label : undefined}
      onMouseDown={keepFocus}
      onClick={handleClick}
    >
      {shown.map((group) => (
        <S.Group
          key={group.id}
          role={group.loading ? undefined : 'group'}
          aria-labelledby={group.loading ? undefined : `${listId}-${group.id}`}
          aria-hidden={group.loading || undefined}
        >
          <S.Heading id={`${listId}-${group.id}`} role="presentation">
            {group.label}
          </S.Heading>
          {group.items.map((item) => (
            <S.Option key={item.id} {...(group.loading ? {} : option(itemKey(group, item)))}>
              {item.icon}
              <S.Label>{item.label}</S.Label>
              {item.description !== undefined && <S.Detail>{item.description}</S.Detail>}
            </S.Option>
          ))}
          {group.loading && group.items.length === 0 && (
            <S.Option>
              <Skeleton width="60%" />
            </S.Option>
          )}
          {!group.loading && group.all && (
            <S.Option {...option(allKey(group))}>
              <List aria-hidden="true" />
              <S.Label>{messages.paletteAll}</S.Label>
              <S.Detail>{messages.paletteCount(group.all.total, group.all.hasUncounted)}</S.Detail>
            </S.Option>
          )}
          {!group.loading && group.error && (
            <S.Option {...option(retryKey(group))} data-tone="danger">
              <RotateCw aria-hidden="true" />
              <S.Label>{group.error.message}</S.Label>
              <S.Detail>{common.retry}</S.Detail>
            </S.Option>
          )}
        </S.Group>
      ))}
    </S.List>
  );
}
