import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import type { PalettePanelProps } from './PalettePanel.tsx';

export interface CommandPaletteProps extends Omit<PalettePanelProps, 'floating' | 'onClose'> {
  /** Shows the palette. */
  open: boolean;
  /** Called to close, with what the person did: Escape, a press outside or the close button; `cancel` where it cannot be fetched. */
  onOpenChange: DialogOpenChange;
}
