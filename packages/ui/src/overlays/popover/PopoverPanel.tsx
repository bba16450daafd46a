import { FloatingFocusManager, FloatingPortal, type Placement } from '@floating-ui/react';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { keepInside } from '../../internal/keepInside.ts';
import { FirstFocus } from '../../internal/modal/FirstFocus.tsx';
import { type PopupAnchor, usePopup } from '../../internal/popup/usePopup.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { chained } from '../tooltip/chained.ts';
import * as S from './Popover.styles.ts';
import type { PopoverCloseReason } from './Popover.types.ts';

export interface PopoverPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** What it hangs from and gives focus back to. */
  anchor: PopupAnchor;
  /** Heads the panel; it also names it where there is no `aria-label`. */
  title: ReactNode;
  onClose: (reason: PopoverCloseReason) => void;
  placement?: Placement | undefined;
  /** Shows the cross. @default true */
  closeButton?: boolean | undefined;
  closeOnScroll?: boolean | undefined;
  /** What has focus first; otherwise the first field, or the panel itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** What floats of a popover, while it is open; the page stays in reach. Loaded when the first one opens. */
export default function PopoverPanel({
  anchor,
  title,
  onClose,
  placement,
  closeButton = true,
  closeOnScroll,
  initialFocusRef,
  ref,
  style,
  children,
  ...rest
}: PopoverPanelProps) {
  const messages = useMessages(sharedTexts);
  const titleId = useId();
  const popup = usePopup({
    open: true,
    onClose,
    anchor,
    placement,
    closeOnScroll,
    closeOnFocusOut: true,
    own: {
      ...rest,
      onClick: chained(rest.onClick, keepInside),
      onSubmit: chained(rest.onSubmit, keepInside),
    },
  });
  const panelRef = useMergedRefs(popup.panelProps.ref, ref);
  const { elements, refs } = popup.context;
  const isNamed = rest['aria-label'] !== undefined;
  return (
    <FloatingPortal>
      <FloatingFocusManager
        context={popup.context}
        modal={false}
        initialFocus={-1} // FirstFocus is earlier
        returnFocus={elements.domReference?.isConnected ? refs.domReference : false}
      >
        <S.Panel
          aria-labelledby={isNamed ? undefined : titleId}
          {...popup.panelProps}
          ref={panelRef}
          role="dialog"
          style={{ ...style, ...popup.panelProps.style }}
        >
          <S.Head>
            <S.Title id={titleId} aria-hidden={isNamed || undefined}>
              {title}
            </S.Title>
            {closeButton && (
              <S.Close>
                <CloseButton label={messages.close} onClick={() => onClose('close-button')} />
              </S.Close>
            )}
          </S.Head>
          {children}
        </S.Panel>
      </FloatingFocusManager>
      <FirstFocus panelRef={popup.panelRef} wanted={initialFocusRef} preventScroll />
    </FloatingPortal>
  );
}
