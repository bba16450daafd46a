import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { isElement } from '../../internal/isElement.ts';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { FirstFocus } from '../../internal/modal/FirstFocus.tsx';
import { useReturnFocus } from '../../internal/modal/useReturnFocus.ts';
import { useMessages } from '../../locale/useMessages.ts';
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
  const sheet = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  useReturnFocus(open);
  const ownsEvent = useLayer(open, sheet);
  const { refs, context } = useFloating({
    open,
    onOpenChange: (_, event, reason) => (reason !== 'escape-key' || ownsEvent(event)) && onClose(),
  });
  const sheetRef = useMergeRefs([refs.setFloating, sheet]);
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(min-width: 1024px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  const closeAfterLink = (event: MouseEvent) => {
    if (isElement(event.target) && event.target.closest('a')) onClose();
  };

  if (!open) return null;
  return (
    <FloatingPortal>
      <S.Scrim as={FloatingOverlay} lockScroll>
        <FloatingFocusManager
          context={context}
          returnFocus={false} // useReturnFocus: what had focus when the manager comes is inside by then
          initialFocus={-1} // FirstFocus is earlier
        >
          <S.Sheet
            ref={sheetRef}
            aria-modal
            aria-label={messages.mainNavigation}
            {...getFloatingProps({ onClick: closeAfterLink })}
          >
            <S.SheetHead>
              <S.Brand>{brand}</S.Brand>
              <CloseButton ref={cross} label={messages.closeNavigation} onClick={onClose} />
            </S.SheetHead>
            {children}
          </S.Sheet>
        </FloatingFocusManager>
        <FirstFocus panelRef={sheet} wanted={cross} />
      </S.Scrim>
    </FloatingPortal>
  );
}
