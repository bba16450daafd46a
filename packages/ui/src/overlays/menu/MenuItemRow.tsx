import { type PointerEvent, useId } from 'react';
import * as S from './Menu.styles.ts';
import type { MenuItem } from './menuItem.ts';

interface MenuItemRowProps {
  item: MenuItem;
  onSelect: (item: MenuItem) => void;
}

/** Focus follows the pointer where it really moved, not where the list scrolled below it. */
export function followPointer({ currentTarget, movementX, movementY }: PointerEvent<HTMLElement>) {
  if (movementX !== 0 || movementY !== 0) currentTarget.focus({ preventScroll: true });
}

/** One act of the menu. Renders a `<button role="menuitem">`. */
export function MenuItemRow({ item, onSelect }: MenuItemRowProps) {
  const id = useId();
  const reason = item.disabled ? item.disabledReason : undefined;
  return (
    <S.Item
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-describedby={reason === undefined ? undefined : id}
      aria-disabled={item.disabled || undefined}
      data-tone={item.tone}
      onPointerMove={followPointer}
      onClick={() => {
        if (!item.disabled) onSelect(item);
      }}
    >
      {item.icon}
      <S.Label>
        <span>{item.label}</span>
        {reason !== undefined && (
          <S.Reason id={id} aria-hidden="true">
            {reason}
          </S.Reason>
        )}
      </S.Label>
    </S.Item>
  );
}
