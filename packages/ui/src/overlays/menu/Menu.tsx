import { ChevronDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Menu.styles.ts';
import type { MenuEntry } from './menuItem.ts';

const MenuPanel = floatOnDemand(
  () => import('./MenuPanel.tsx'),
  ({ onClose }) => onClose(false),
);

export interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** Names the button and the menu. */
  label: string;
  /** Drawn in place of the label, which then is the button's tooltip. */
  icon?: ReactNode;
  /** Drawn in the button in place of the label, which is then read before it. */
  opener?: ReactNode;
  /** Text above the entries, read with the name of the menu. */
  heading?: ReactNode;
  /** Acts and settings; `'separator'` draws a line between two groups. */
  items: readonly MenuEntry[];
  /** Emphasis of the button. @default 'secondary', with an icon 'ghost' */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height of the button: `sm` in rows, bars and cards. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Edge of the button the menu lines up with. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Why the button is disabled and who can change that. */
  disabledReason?: string | undefined;
}

/**
 * A button that offers several acts: Enter, Space and ArrowDown open on the first, ArrowUp on the last. Renders a
 * `<button>` and, while open, a floating `<div role="menu">`.
 */
export function Menu({
  label,
  icon,
  opener,
  heading,
  items,
  variant,
  size,
  align = 'start',
  ref,
  onClick,
  onKeyDown,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const menuId = `${id}-menu`;
  const anchor = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const buttonRef = useMergedRefs(anchor, ref);
  const open = openAt !== null;

  const close = (giveFocusBack: boolean) => {
    setOpenAt(null);
    if (giveFocusBack) anchor.current?.focus();
  };

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || rest.disabled || event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const shared = {
    ...rest,
    ref: buttonRef,
    id,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? menuId : undefined,
    onKeyDown: openByArrow,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) setOpenAt(open ? null : 'first');
    },
  };

  return (
    <>
      {icon === undefined ? (
        <Button {...shared} variant={variant ?? 'secondary'}>
          <S.Opener>
            {opener === undefined ? label : <S.Read>{label} </S.Read>}
            {opener}
            <ChevronDown aria-hidden="true" />
          </S.Opener>
        </Button>
      ) : (
        <IconButton {...shared} variant={variant ?? 'ghost'} label={label} icon={icon} />
      )}
      {open && (
        <MenuPanel
          id={menuId}
          anchor={anchor}
          labelledBy={id}
          heading={heading}
          entries={items}
          startAt={openAt}
          placement={`bottom-${align}`}
          onClose={close}
          onSelect={(item) => {
            close(true);
            item.onSelect();
          }}
        />
      )}
    </>
  );
}
