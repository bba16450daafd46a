import { ChevronRight, Ellipsis } from 'lucide-react';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Link } from '../link/Link.tsx';
import * as S from './Breadcrumb.styles.ts';

/** One level of the way to a page. */
export interface Crumb {
  label: string;
  /** Address of the level. The last one, the page itself, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to the page shown, which is the last. */
  items: readonly Crumb[];
  /** Levels drawn at most; beyond that those in the middle wait behind "…". @default 4 */
  max?: number | undefined;
}

/** The way to the page shown. Renders a `<nav>`. */
export function Breadcrumb({ items, max = 4, ...rest }: BreadcrumbProps) {
  const messages = useMessages(sharedTexts);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const wasOpen = useRef(false);
  const kept = Math.max(3, max);
  const hidden = open || items.length <= kept ? 0 : items.length - kept + 1;

  useLayoutEffect(() => {
    if (open && !wasOpen.current) list.current?.querySelectorAll('a')[1]?.focus(); // the "…" it was on is gone
    wasOpen.current = open;
  }, [open]);

  return (
    <S.Root aria-label={messages.breadcrumb} {...rest}>
      <S.List ref={list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          if (index > 1 && index <= hidden) return null;
          return (
            <S.Item key={`${href} ${label}`}>
              {index > 0 && <ChevronRight aria-hidden="true" />}
              {hidden > 0 && index === 1 ? (
                <S.More
                  type="button"
                  aria-label={messages.showHiddenLevels(hidden)}
                  onClick={() => setOpen(true)}
                >
                  <Ellipsis aria-hidden="true" />
                </S.More>
              ) : isLast || href === undefined ? (
                <S.Level aria-current={isLast ? 'page' : undefined}>{label}</S.Level>
              ) : (
                <Link href={href}>{label}</Link>
              )}
            </S.Item>
          );
        })}
      </S.List>
    </S.Root>
  );
}
