import { type FloatingContext, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react';
import { type HTMLProps, type RefCallback, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../layers/useLayer.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { ignoreHeldEnter } from './ignoreHeldEnter.ts';

/** What a person did to close a dialog, or that it could not be loaded. */
export type DialogCloseReason =
  | 'escape-key'
  | 'outside-press'
  | 'close-button'
  | 'cancel'
  | 'ok'
  | 'load-error';

export type DialogOpenChange = (open: boolean, details: { reason: DialogCloseReason }) => void;

interface ModalOptions {
  onOpenChange: DialogOpenChange;
  dismissable: boolean;
  role: 'dialog' | 'alertdialog';
}

/** Named, so that the types of the package do not lead to packages of packages. */
export interface ModalParts {
  context: FloatingContext;
  overlayRef: RefObject<HTMLDivElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
  /** For the panel. */
  setPanel: RefCallback<HTMLDivElement>;
  getFloatingProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>;
}

/** Escape and outside press of an open modal dialog; what opened it or closes it does not act on what has focus then. */
export function useModal({ onOpenChange, dismissable, role }: ModalOptions): ModalParts {
  const overlayRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(true, panelRef);
  const { refs, context } = useFloating({
    open: true,
    onOpenChange: (_, event, reason) => {
      if (reason !== 'escape-key' && reason !== 'outside-press') return;
      // Asked first, so that a persistent dialog keeps Escape from the one below it.
      if (reason === 'escape-key' && !ownsEvent(event)) return;
      if (dismissable) onOpenChange(false, { reason });
    },
  });
  const dismiss = useDismiss(context, {
    outsidePress: (event) => {
      if (event.target !== overlayRef.current) return false;
      event.preventDefault(); // focus stays where it is, or goes where closing puts it
      return event.detail < 2; // else the second click of the double click that opened it
    },
    outsidePressEvent: 'mousedown',
    bubbles: { escapeKey: true }, // whose Escape it is, the layers decide
  });
  useLayoutEffect(() => {
    ignoreHeldEnter();
    return ignoreHeldEnter;
  }, []);
  const { getFloatingProps } = useInteractions([dismiss, useRole(context, { role })]);
  const setPanel = useMergedRefs<HTMLDivElement>(refs.setFloating, panelRef);
  return { context, overlayRef, panelRef, setPanel, getFloatingProps };
}
