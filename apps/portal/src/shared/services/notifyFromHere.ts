import { matchRoute } from '@portal/domain';
import type { Services } from './servicesAtom.ts';

/** What the open page is about: its heading, which names the record. */
function subjectOf(pathname: string): string {
  return document.querySelector('main h1')?.textContent || (matchRoute(pathname)?.route.title ?? '');
}

/**
 * Says how something ended that is started on the open page. On another page it names the page it is about, and leads back.
 *
 * @example
 * const here = notifyFromHere(services);
 * await save().catch((error) => here.error(errorMessage(error)));
 */
export function notifyFromHere({ notify, router }: Pick<Services, 'notify' | 'router'>) {
  const { pathname, search } = router.state.location;
  const subject = subjectOf(pathname);
  const hasLeft = () => router.state.location.pathname !== pathname;
  const say = (tone: 'success' | 'error') => (text: string) => {
    const onSelect = () => void router.navigate(`${pathname}${search}`);
    if (hasLeft()) notify[tone](`${subject}: ${text}`, { label: 'Voltar', onSelect });
    else notify[tone](text);
  };
  return { hasLeft, success: say('success'), error: say('error') };
}
