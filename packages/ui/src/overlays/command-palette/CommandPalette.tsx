import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { useReturnFocus } from '../../internal/modal/useReturnFocus.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';

const OpenPalette = floatOnDemand(
  () => import('./OpenPalette.tsx'),
  ({ onOpenChange }, loadError) => onOpenChange(false, { reason: loadError ?? 'cancel' }),
  { modal: true },
);

/**
 * A dialog that finds places and records as one types: arrows, Home and End move, Enter opens, Escape closes. Groups
 * load and fail by themselves. Renders a `<div role="dialog">` with a combobox and its list.
 */
export function CommandPalette({ open, ...rest }: CommandPaletteProps) {
  useReturnFocus(open);
  return open ? <OpenPalette {...rest} /> : null;
}
