import { useMergeRefs } from '@floating-ui/react';
import { ModalFrame } from '../../internal/modal/ModalFrame.tsx';
import { type DialogOpenChange, useModal } from '../../internal/modal/useModal.ts';
import { useReturnFocus } from '../../internal/modal/useReturnFocus.ts';
import { PalettePanel, type PalettePanelProps } from './PalettePanel.tsx';

export interface CommandPaletteProps extends Omit<PalettePanelProps, 'floating' | 'onClose'> {
  /** Shows the palette. */
  open: boolean;
  /** Called to close, with what the person did: Escape, a press outside or the close button. */
  onOpenChange: DialogOpenChange;
}

/**
 * A dialog that finds places and records as one types: arrows, Home and End move, Enter opens, Escape closes. Groups
 * load and fail by themselves. Renders a `<div role="dialog">` with a combobox and its list.
 */
export function CommandPalette({ open, onOpenChange, ref, ...panel }: CommandPaletteProps) {
  const modal = useModal({ open, onOpenChange, dismissable: true, role: 'dialog' });
  useReturnFocus(open);
  const panelRef = useMergeRefs([modal.setFloating, modal.panelRef, ref]);
  if (!open) return null;
  return (
    <ModalFrame modal={modal} place="top">
      <PalettePanel
        {...panel}
        ref={panelRef}
        floating={modal.getFloatingProps}
        onClose={() => onOpenChange(false, { reason: 'close-button' })}
      />
    </ModalFrame>
  );
}
