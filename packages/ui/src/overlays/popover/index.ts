export {
  Popover,
  type PopoverElementProps,
  type PopoverOpenChange,
  type PopoverProps,
  type PopoverTriggerProps,
} from './Popover.tsx';
export type { PopoverCloseReason } from './Popover.types.ts';
