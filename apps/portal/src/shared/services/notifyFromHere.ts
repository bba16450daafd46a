import { matchRoute } from '@portal/domain';
import type { Failure } from './Notify.ts';
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
 * await save().catch((error) => here.error(toApiError(error)));
 */
export function notifyFromHere({ notify, router }: Pick<Services, 'notify' | 'router'>) {
  const { pathname, search } = router.state.location;
  const subject = subjectOf(pathname);
  const hasLeft = () => router.state.location.pathname !== pathname;
  const about = (text: string) => (hasLeft() ? `${subject}: ${text}` : text);
  const wayBack = () =>
    hasLeft()
      ? ([{ label: 'Voltar', onSelect: () => void router.navigate(`${pathname}${search}`) }] as const)
      : ([] as const);
  return {
    hasLeft,
    success: (text: string) => notify.success(about(text), ...wayBack()),
    error(failure: string | Failure) {
      if (typeof failure === 'string') return notify.error(about(failure), ...wayBack());
      return notify.error({ message: about(failure.message), code: failure.code }, ...wayBack());
    },
  };
}
