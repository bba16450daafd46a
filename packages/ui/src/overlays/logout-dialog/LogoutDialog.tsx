import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';

export interface LogoutDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Shows the dialog. */
  open: boolean;
  /** Called to close and keep the session: by Escape, a press outside or "Voltar". */
  onOpenChange: DialogOpenChange;
  /** Called when the person wants to leave. */
  onLogout: () => void;
  /** Signing out is under way. @default false */
  saving?: boolean | undefined;
  /** What is lost by leaving, as files that are being sent. */
  children?: ReactNode;
}

/** Asks before the session ends. Renders a `<div role="dialog">`. */
export function LogoutDialog({ onLogout, ...rest }: LogoutDialogProps) {
  const messages = useMessages(sharedTexts);
  return (
    <ConfirmDialog
      {...rest}
      title={messages.logoutQuestion}
      cancelLabel={messages.back}
      confirmLabel={messages.logout}
      onConfirm={() => onLogout()}
    />
  );
}
