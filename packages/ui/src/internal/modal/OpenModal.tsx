import type { RefObject } from 'react';
import { useKeptFocus } from '../useKeptFocus.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { ModalFrame } from './ModalFrame.tsx';
import { ModalPanel, type ModalPanelProps } from './ModalPanel.tsx';
import { type DialogOpenChange, useModal } from './useModal.ts';

export interface OpenModalProps extends Omit<ModalPanelProps, 'onClose' | 'floating'> {
  onOpenChange: DialogOpenChange;
  /** Closes on Escape and on a press outside. */
  dismissable: boolean;
  /** Shows the cross; a dialog without one has another way out among its acts. */
  closeButton: boolean;
  /** What has focus first. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog over the page: keeps focus inside and the page still. Loaded when the first one opens. */
export default function OpenModal({
  onOpenChange,
  dismissable,
  closeButton,
  initialFocusRef,
  ref,
  ...rest
}: OpenModalProps) {
  const modal = useModal({ onOpenChange, dismissable, role: rest.role });
  const panel = useKeptFocus(rest, (dialog) => dialog);
  const panelRef = useMergedRefs(modal.setPanel, ref);
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
