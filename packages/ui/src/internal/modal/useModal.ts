import { type FloatingContext, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react';
import { type HTMLProps, type RefObject, useRef } from 'react';
import { useLayer } from '../layers/useLayer.ts';

/** What a person did to close a dialog. */
export type DialogCloseReason = 'escape-key' | 'outside-press' | 'close-button' | 'cancel';

export type DialogOpenChange = (open: boolean, details: { reason: DialogCloseReason }) => void;

interface ModalOptions {
  open: boolean;
  onOpenChange: DialogOpenChange;
  dismissable: boolean;
  role: 'dialog' | 'alertdialog';
}

/** Named, so that the types of the package do not lead to packages of packages. */
export interface ModalParts {
  context: FloatingContext;
  overlayRef: RefObject<HTMLDivElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
  setFloating: (element: HTMLElement | null) => void;
  getFloatingProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>;
}

/** Escape and outside press of a modal dialog. */
export function useModal({ open, onOpenChange, dismissable, role }: ModalOptions): ModalParts {
  const overlayRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(open, panelRef);
  const { refs, context } = useFloating({
    open,
    onOpenChange: (_, event, reason) => {
      if (reason !== 'escape-key' && reason !== 'outside-press') return;
      // Asked first, so that a persistent dialog keeps Escape from the one below it.
      if (reason === 'escape-key' && !ownsEvent(event)) return;
      if (dismissable) onOpenChange(false, { reason });
    },
  });
  const dismiss = useDismiss(context, {
    outsidePress: (event) => event.target === overlayRef.current,
    outsidePressEvent: 'mousedown',
    bubbles: { escapeKey: true }, // whose Escape it is, the layers decide
  });
  const { getFloatingProps } = useInteractions([dismiss, useRole(context, { role })]);
  return { context, overlayRef, panelRef, setFloating: refs.setFloating, getFloatingProps };
}
