import { type ComponentPropsWithRef, type HTMLProps, type ReactNode, useId, useRef } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import * as S from './Modal.styles.ts';
import { useScrolls } from './useScrolls.ts';

export interface ModalPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  role: 'dialog' | 'alertdialog';
  /** Names the dialog. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The content is what the dialog has to say: it is read along with the title. */
  describedByContent?: boolean | undefined;
  size: 'sm' | 'md' | 'lg' | 'full';
  /** Acts of the dialog, at its end. */
  footer?: ReactNode;
  /** Adds what makes it float to the attributes of the element. */
  floating?: ((own: HTMLProps<HTMLElement>) => Record<string, unknown>) | undefined;
  /** Called by the cross; without it there is none. */
  onClose?: (() => void) | undefined;
}

/** Title, content and acts of a dialog, without what makes it float. */
export function ModalPanel({
  role,
  title,
  description,
  describedByContent = false,
  size,
  footer,
  floating,
  onClose,
  children,
  ...rest
}: ModalPanelProps) {
  const messages = useMessages(sharedTexts);
  const id = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(bodyRef);
  const describedBy = [description && `${id}-description`, describedByContent && children && `${id}-body`];
  return (
    <S.Panel
      {...rest}
      {...floating?.(rest)}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      data-size={size}
    >
      <S.Header>
        <S.Heading>
          <S.Title id={`${id}-title`}>{title}</S.Title>
          {description && <S.Description id={`${id}-description`}>{description}</S.Description>}
        </S.Heading>
        {onClose && (
          <S.Close>
            <CloseButton label={messages.close} onClick={onClose} />
          </S.Close>
        )}
      </S.Header>
      {children && (
        <S.Body
          ref={bodyRef}
          id={`${id}-body`}
          data-scrolls={scrolls ? '' : undefined}
          {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` } : {})}
        >
          {children}
        </S.Body>
      )}
      {footer && <S.Footer>{footer}</S.Footer>}
    </S.Panel>
  );
}
