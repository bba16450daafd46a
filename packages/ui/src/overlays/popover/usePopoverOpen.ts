import { useState } from 'react';
import type { PopupCloseReason } from '../../internal/popup/usePopup.ts';

/** What a person did to open or close a popover. */
export type PopoverCloseReason = PopupCloseReason | 'trigger' | 'close-button';

export type PopoverOpenChange = (open: boolean, details: { reason: PopoverCloseReason }) => void;

interface PopoverOpenOptions {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: PopoverOpenChange | undefined;
}

/** Whether a popover is open, kept here or by its parent. */
export function usePopoverOpen({ open, defaultOpen, onOpenChange }: PopoverOpenOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const change: PopoverOpenChange = (next, details) => {
    setOwn(next);
    onOpenChange?.(next, details);
  };
  return [open ?? own, change] as const;
}
