import { useId } from 'react';
import * as S from './Menu.styles.ts';
import type { MenuItem } from './menuItem.ts';

interface MenuItemRowProps {
  item: MenuItem;
  onSelect: (item: MenuItem) => void;
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
      onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
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
