import { useMergeRefs } from '@floating-ui/react';
import type { RefObject } from 'react';
import { useKeptFocus } from '../useKeptFocus.ts';
import { ModalFrame } from './ModalFrame.tsx';
import { ModalPanel, type ModalPanelProps } from './ModalPanel.tsx';
import { type DialogOpenChange, useModal } from './useModal.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface ModalProps extends Omit<ModalPanelProps, 'onClose' | 'floating'> {
  open: boolean;
  onOpenChange: DialogOpenChange;
  /** Closes on Escape and on a press outside. */
  dismissable: boolean;
  /** Shows the cross; a dialog without one has another way out among its acts. */
  closeButton: boolean;
  /** What has focus first. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** Floats a dialog over the page: keeps focus inside, the page still, and gives focus back to its opener. */
export function Modal({
  open,
  onOpenChange,
  dismissable,
  closeButton,
  initialFocusRef,
  ref,
  ...rest
}: ModalProps) {
  const modal = useModal({ open, onOpenChange, dismissable, role: rest.role });
  useReturnFocus(open);
  const panel = useKeptFocus(rest, (dialog) => dialog);
  const panelRef = useMergeRefs([modal.setFloating, modal.panelRef, ref]);
  if (!open) return null;
  return (
    <ModalFrame modal={modal} initialFocusRef={initialFocusRef}>
      <ModalPanel
        {...panel}
        ref={panelRef}
        floating={modal.getFloatingProps}
        onClose={closeButton ? () => onOpenChange(false, { reason: 'close-button' }) : undefined}
      />
    </ModalFrame>
  );
}
