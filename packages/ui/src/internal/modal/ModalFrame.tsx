import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import type { ReactElement, RefObject } from 'react';
import { keepInside } from '../keepInside.ts';
import { FirstFocus } from './FirstFocus.tsx';
import * as S from './Modal.styles.ts';
import type { ModalParts } from './useModal.ts';

interface ModalFrameProps {
  modal: ModalParts;
  /** Where the panel stands in the window. @default 'center' */
  place?: 'center' | 'top' | undefined;
  /** What has focus first. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The panel. */
  children: ReactElement;
}

/** What is around the panel of an open dialog: dims the page, keeps it still and keeps focus inside. */
export function ModalFrame({ modal, place, initialFocusRef, children }: ModalFrameProps) {
  return (
    <FloatingPortal>
      <S.Overlay
        ref={modal.overlayRef}
        lockScroll
        data-place={place}
        onClick={keepInside}
        onSubmit={keepInside}
      >
        <FloatingFocusManager
          context={modal.context}
          returnFocus={false} // it would fall back to whatever had focus before, the page itself included
          initialFocus={-1} // FirstFocus is earlier
        >
          {children}
        </FloatingFocusManager>
        <FirstFocus panelRef={modal.panelRef} wanted={initialFocusRef} />
      </S.Overlay>
    </FloatingPortal>
  );
}
