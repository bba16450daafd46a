import { SESSION_ENDED_MESSAGE } from '@portal/api';
import { href, matchRoute, safeRedirect } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import type { SessionEnd } from '../../../session/sessionEnd.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

const ENDS: Readonly<Record<SessionEnd, string>> = {
  expired: SESSION_ENDED_MESSAGE,
  elsewhere: 'Você saiu do portal em outra aba. Entre novamente para continuar.',
  notStored:
    'A sessão terminou: o espaço do navegador para este site está cheio ou bloqueado. Libere espaço e entre novamente.',
};

const BLOCKED =
  'O navegador não deixa o portal guardar dados. Você pode entrar, mas a sessão termina ao recarregar ou fechar a página.';

/** Why somebody is at the sign-in page; `null` for a visitor who simply came. */
export function useSignInReason(): string | null {
  const { sessionEnd, storageBlocked } = useAtomValue(servicesAtom);
  const [query] = useSearchParams();
  if (storageBlocked) return BLOCKED;
  const end = sessionEnd.read();
  if (end) return ENDS[end];
  const wanted = safeRedirect(query.get('redirect'));
  if (!wanted || wanted === href('home')) return null;
  const title = matchRoute(wanted.replace(/[?#].*$/s, ''))?.route.title;
  return title ? `Entre para abrir a página “${title}”.` : null;
}
