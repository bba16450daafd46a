import { FloatingFocusManager, FloatingOverlay, FloatingPortal } from '@floating-ui/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { isElement } from '../../internal/isElement.ts';
import { FirstFocus } from '../../internal/modal/FirstFocus.tsx';
import { useModal } from '../../internal/modal/useModal.ts';
import { useReturnFocus } from '../../internal/modal/useReturnFocus.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './AppShell.styles.ts';
import { appShellTexts } from './AppShell.texts.ts';

interface NavigationSheetProps {
  onClose: () => void;
  brand: ReactNode;
  children: ReactNode;
}

/**
 * The navigation as a modal sheet, where the window has no room beside the page. Loaded when it first opens. Renders a dialog
 * in a portal.
 */
export default function NavigationSheet({ onClose, brand, children }: NavigationSheetProps) {
  const messages = useMessages(appShellTexts);
  const shared = useMessages(sharedTexts);
  const cross = useRef<HTMLButtonElement>(null);
  useReturnFocus(true);
  const modal = useModal({ onOpenChange: onClose, dismissable: true, role: 'dialog' });

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  const closeAfterLink = (event: MouseEvent) => {
    if (isElement(event.target) && event.target.closest('a')) onClose();
  };

  return (
    <FloatingPortal>
      <S.Scrim as={FloatingOverlay} ref={modal.overlayRef} lockScroll>
        <FloatingFocusManager
          context={modal.context}
          returnFocus={false} // useReturnFocus: what had focus when the manager comes is inside by then
          initialFocus={-1} // FirstFocus is earlier
        >
          <S.Sheet
            ref={modal.setPanel}
            aria-modal
            aria-label={shared.mainNavigation}
            {...modal.getFloatingProps({ onClick: closeAfterLink })}
          >
            <S.SheetHead>
              <S.Brand>{brand}</S.Brand>
              <CloseButton ref={cross} label={messages.closeNavigation} onClick={onClose} />
            </S.SheetHead>
            {children}
          </S.Sheet>
        </FloatingFocusManager>
        <FirstFocus panelRef={modal.panelRef} wanted={cross} />
      </S.Scrim>
    </FloatingPortal>
  );
}
