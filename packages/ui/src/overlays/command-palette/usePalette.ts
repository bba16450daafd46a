import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { movedTo } from '../../internal/listbox/activeOption.ts';
import { activeOption, type CommandGroup, type CommandItem, paletteOptions } from './paletteOptions.ts';

interface PaletteState {
  groups: readonly CommandGroup[];
  value: string;
  onValueChange: (value: string) => void;
  defaultEntered: boolean;
  onSelect: (item: CommandItem, group: CommandGroup) => void;
  onRetry?: ((group: CommandGroup) => void) | undefined;
}

/**
 * Keyboard of the palette (WAI-ARIA "list autocomplete"): focus stays in the input, `aria-activedescendant` moves. What
 * is active stays active while more answers arrive. Enter pressed before the answers, as by a bar code reader, is
 * carried out once they are there.
 */
export function usePalette({
  groups,
  value,
  onValueChange,
  defaultEntered,
  onSelect,
  onRetry,
}: PaletteState) {
  const listId = useId();
  const entered = useRef(defaultEntered);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const options = paletteOptions(groups);
  const loading = groups.some((group) => group.loading);
  const activeIndex = activeOption(options, activeKey);
  const active = options[activeIndex];
  const shownKey = active?.key ?? null;
  if (shownKey !== null && shownKey !== activeKey) setActiveKey(shownKey); // stays, whatever comes above it

  const choose = (key: string) => {
    const option = options.find((one) => one.key === key);
    entered.current = false;
    if (option?.kind === 'item') onSelect(option.item, option.group);
    else if (option?.kind === 'retry') onRetry?.(option.group);
    else if (option?.group.all)
      onSelect({ id: option.group.all.id, label: option.group.label }, option.group);
  };

  const carryOut = useEffectEvent(() => {
    if (!entered.current) return;
    entered.current = false;
    if (active?.kind === 'item') choose(active.key);
  });

  useEffect(() => {
    if (!loading) carryOut();
  }, [loading]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    if (event.key === 'Enter') {
      if (active) choose(active.key);
      else entered.current = loading;
    } else {
      const index = movedTo(event.key, activeIndex, options.length);
      if (index === undefined) return;
      setActiveKey(options[index]?.key ?? null);
    }
    event.preventDefault();
  };

  return {
    listId,
    options,
    loading,
    activeKey: shownKey,
    choose,
    optionId: (key: string) => `${listId}-${encodeURIComponent(key)}`,
    input: {
      value,
      onKeyDown: handleKeyDown,
      onValueChange: (next: string) => {
        setActiveKey(null);
        entered.current = false;
        onValueChange(next);
      },
    },
  };
}

export type Palette = ReturnType<typeof usePalette>;
