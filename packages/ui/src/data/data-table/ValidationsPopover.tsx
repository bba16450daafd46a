import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useLayer } from '../../internal/layers/useLayer.ts';
import { useMessages } from '../../locale/MessagesContext.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { Validation } from './column.ts';
import * as S from './ValidationsPopover.styles.ts';

/** The validations asked for, and the button that asked. */
export interface ShownValidations {
  anchor: HTMLElement;
  rowName: string;
  validations: readonly Validation[];
}

interface ValidationsPopoverProps {
  shown: ShownValidations;
  onClose: () => void;
}

/** Lists the checks of one row and how each stands. Renders a floating `<div>`. */
export function ValidationsPopover({ shown, onClose }: ValidationsPopoverProps) {
  const messages = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const ownsEvent = useLayer(true, panel);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_, event, reason) => (reason !== 'escape-key' || ownsEvent(event)) && onClose(),
    elements: { reference: shown.anchor },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const mergedRef = useMergeRefs([refs.setFloating, panel]);
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { ancestorScroll: true }), // the row may leave its element
    useRole(context, { role: 'dialog' }),
  ]);

  useLayoutEffect(() => {
    shown.anchor.setAttribute('aria-expanded', 'true');
    return () => shown.anchor.removeAttribute('aria-expanded');
  }, [shown.anchor]);

  return (
    <FloatingPortal>
      <FloatingFocusManager
        context={context}
        modal={false}
        initialFocus={panel}
        returnFocus={shown.anchor.isConnected}
      >
        <S.Panel
          {...getFloatingProps()}
          aria-label={`${messages.validations}: ${shown.rowName}`}
          ref={mergedRef}
          style={floatingStyles}
        >
          <S.Title aria-hidden>{messages.validations}</S.Title>
          <ul>
            {shown.validations.map(({ name, tone, label }) => (
              <S.Item key={name}>
                <span>{name}</span>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </S.Item>
            ))}
          </ul>
        </S.Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
