import { ModalFrame } from '../../internal/modal/ModalFrame.tsx';
import { useModal } from '../../internal/modal/useModal.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';
import { PalettePanel } from './PalettePanel.tsx';

/** What floats of the palette. Loaded when it first opens. */
export default function OpenPalette({ onOpenChange, ref, ...panel }: Omit<CommandPaletteProps, 'open'>) {
  const modal = useModal({ onOpenChange, dismissable: true, role: 'dialog' });
  const panelRef = useMergedRefs(modal.setPanel, ref);
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
