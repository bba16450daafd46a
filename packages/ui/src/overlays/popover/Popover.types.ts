import type { PopupCloseReason } from '../../internal/popup/usePopup.ts';

/** What a person did to open or close a popover. */
export type PopoverCloseReason = PopupCloseReason | 'trigger' | 'close-button';
