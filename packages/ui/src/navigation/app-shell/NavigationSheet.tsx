import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useMessages } from '../../locale/MessagesContext.ts';
import * as S from './AppShell.styles.ts';

interface NavigationSheetProps {
  open: boolean;
  onClose: () => void;
  brand: ReactNode;
  children: ReactNode;
}

/** The navigation as a modal sheet, where the window has no room beside the page. Renders a dialog in a portal. */
export function NavigationSheet({ open, onClose, brand, children }: NavigationSheetProps) {
  const messages = useMessages();
  const { refs, context } = useFloating({ open, onOpenChange: (next) => !next && onClose() });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(min-width: 1024px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  if (!open) return null;
  return (
    <FloatingPortal>
      <S.Scrim as={FloatingOverlay} lockScroll>
        <FloatingFocusManager context={context}>
          <S.Sheet
            ref={refs.setFloating}
            aria-modal
            aria-label={messages.mainNavigation}
            {...getFloatingProps({ onClick: closeAfterLink })}
          >
            <S.SheetHead>
              <S.Brand>{brand}</S.Brand>
              <S.MenuButton
                type="button"
                data-variant="ghost"
                aria-label={messages.closeNavigation}
                onClick={onClose}
              >
                <X aria-hidden />
              </S.MenuButton>
            </S.SheetHead>
            {children}
          </S.Sheet>
        </FloatingFocusManager>
      </S.Scrim>
    </FloatingPortal>
  );
}
