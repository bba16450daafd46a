import type { PopupCloseReason } from '../../internal/popup/usePopup.ts';

/** What a person did to open or close a popover, or that it could not be loaded. */
export type PopoverCloseReason = PopupCloseReason | 'trigger' | 'close-button' | 'load-error';
