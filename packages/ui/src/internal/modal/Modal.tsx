import { floatOnDemand } from '../floatOnDemand.tsx';
import type { OpenModalProps } from './OpenModal.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

const OpenModal = floatOnDemand(
  () => import('./OpenModal.tsx'),
  ({ onOpenChange }, loadError) => onOpenChange(false, { reason: loadError ?? 'cancel' }),
  { modal: true },
);

export interface ModalProps extends OpenModalProps {
  open: boolean;
}

/** Floats a dialog over the page while it is open, and gives focus back to its opener. */
export function Modal({ open, ...rest }: ModalProps) {
  useReturnFocus(open);
  return open && <OpenModal {...rest} />;
}
