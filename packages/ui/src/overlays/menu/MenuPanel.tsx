import { FloatingPortal } from '@floating-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { keepInside } from '../../internal/keepInside.ts';
import { usePopup } from '../../internal/popup/usePopup.ts';
import { itemForKey, itemForTyped } from './itemForKey.ts';
import * as S from './Menu.styles.ts';
import { MenuChoiceRows } from './MenuChoiceRows.tsx';
import { MenuItemRow } from './MenuItemRow.tsx';
import { isChoices, type MenuEntry, type MenuItem, rowLabels } from './menuItem.ts';
import { useTypeahead } from './useTypeahead.ts';

interface MenuPanelProps {
  id: string;
  /** The button it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  /** Id of that button, which names it. */
  labelledBy: string;
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  /** Where focus goes first. */
  startAt: 'first' | 'last';
  placement: 'bottom-start' | 'bottom-end';
  /** Called to close; focus goes back to the anchor unless the person pressed elsewhere. */
  onClose: (giveFocusBack: boolean) => void;
  onSelect: (item: MenuItem) => void;
}

/** Acts and values of settings. */
const ROWS = '[role^="menuitem"]';

/** A `<div role="menu">` whose items arrows, Home, End and letters move between. */
function Panel({
  id,
  anchor,
  labelledBy,
  heading,
  entries,
  startAt,
  placement,
  onClose,
  onSelect,
}: MenuPanelProps) {
  const typeahead = useTypeahead();
  const { panelRef, panelProps } = usePopup({
    open: true,
    onClose: (reason) => onClose(reason === 'escape-key'),
    anchor,
    placement,
  });
  const start = useRef(startAt);
  const labels = rowLabels(entries);

  const rows = () => [...(panelRef.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];

  useLayoutEffect(() => {
    const found = panelRef.current?.querySelectorAll<HTMLElement>(ROWS) ?? [];
    const target = start.current === 'first' ? found[0] : found[found.length - 1];
    (target ?? panelRef.current)?.focus({ preventScroll: true });
  }, [panelRef]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return; // handled at the document by the layers
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') {
      onClose(true); // and the browser moves focus from there
      return;
    }
    const from = rows().findIndex((row) => row.matches(':focus'));
    const isLetter = event.key.length === 1 && (event.key !== ' ' || typeahead.isTyping());
    const to = isLetter
      ? itemForTyped(labels, typeahead.add(event.key), from)
      : itemForKey(event.key, from, labels.length);
    if (isLetter || to !== undefined) event.preventDefault();
    if (to !== undefined) rows()[to]?.focus();
  };

  return (
    <S.Panel
      {...panelProps}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      aria-describedby={heading === undefined ? undefined : `${id}-heading`}
      tabIndex={-1}
      onKeyDown={move}
      onClick={keepInside}
    >
      {heading !== undefined && <S.Heading id={`${id}-heading`}>{heading}</S.Heading>}
      {entries.map((entry, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        if (entry === 'separator') return <S.Separator key={index} role="separator" />;
        if (isChoices(entry))
          return <MenuChoiceRows key={entry.label} {...entry} onClose={() => onClose(true)} />;
        return <MenuItemRow key={entry.id} item={entry} onSelect={onSelect} />;
      })}
    </S.Panel>
  );
}

/** The open menu, floating. Loaded when the first one opens. */
export default function MenuPanel(props: MenuPanelProps) {
  return (
    <FloatingPortal preserveTabOrder={false}>
      <Panel {...props} />
    </FloatingPortal>
  );
}
