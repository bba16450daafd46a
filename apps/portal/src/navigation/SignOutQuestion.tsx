import { LogoutDialog, type LogoutDialogProps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { hasUnsavedAtom } from '../shared/forms/leaveGuardAtoms.ts';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { useUploading } from '../shared/uploads/useUploads.ts';

/** Asks before the session ends, and says what is lost with it: files under way, and what was typed and not saved (WID-001). */
export function SignOutQuestion(props: Pick<LogoutDialogProps, 'open' | 'onOpenChange'>) {
  const { signOut, drafts } = useAtomValue(servicesAtom);
  const uploading = useUploading();
  const typed = useAtomValue(hasUnsavedAtom);
  return (
    <LogoutDialog {...props} onLogout={signOut}>
      {uploading && <p>Há arquivos sendo enviados. Se você sair agora, eles não são anexados.</p>}
      {(typed || drafts.hasAny()) && <p>Há alterações não salvas. Se você sair agora, elas são perdidas.</p>}
    </LogoutDialog>
  );
}
